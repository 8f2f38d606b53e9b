import { namedCharacters } from '../markup/named-characters.ts';
import { readReference } from '../markup/references.ts';
import type { MarkupHandler, SourceSpan } from '../markup/walk-markup.ts';
import type { Presentation } from '../presentation/presentation.ts';
import {
  type Attributes,
  commonAttributes,
  isAbsolute,
  parseWholeNumber,
  specificAttributes,
} from './attributes.ts';
import { CanonicalWriter } from './canonical-writer.ts';
import { copyString } from './copy-string.ts';
import { DocumentHead } from './document-head.ts';
import { type AppliedStyle, DocumentStyles } from './document-styles.ts';
import { type ElementRule, type KnownElement, knownElement, ruleFor } from './element-rules.ts';
import { type SwitchState, isHiddenCase } from './is-hidden-case.ts';
import { formulaAttributes, formulaSettings } from './formula.ts';
import { InlineDrawings } from './inline-drawings.ts';
import {
  NOTE_CLASS,
  externalAttributes,
  internalAttributes,
  oneLine,
  pictureAttributes,
} from './xhtml-attributes.ts';
import type { ReadDocument, DocumentTrace, ReadXhtmlOptions } from './read-document.ts';
import { TextCounter } from './text-run.ts';

interface Frame extends SwitchState {
  element: KnownElement;
  /** The element's own rule, or the one of its context. */
  rule: ElementRule;
  /** Depth of the writer before this element; -1 if it opened nothing. */
  depth: number;
  /** Id of a note that starts here. */
  note: string | null;
  /** Where in the text this element started. */
  start: number;
  style: AppliedStyle;
  presentations: readonly Presentation[];
  children: number;
}

export class XhtmlReader implements MarkupHandler {
  private readonly options: ReadXhtmlOptions;
  private readonly writer = new CanonicalWriter();
  private readonly counter = new TextCounter();
  private readonly frames: Frame[] = [];
  private readonly notes = new Map<string, { start: number; end: number }>();
  private readonly head = new DocumentHead();
  private heading = '';
  private readonly styles: DocumentStyles;
  /** How many elements around the current text keep it from being counted, and from being written. */
  private uncounted = 0;
  private dropped = 0;
  private openLinks = 0;
  private hasLinks = false;
  /** Open `math` elements. */
  private formulas = 0;
  private readonly drawings: InlineDrawings;
  private hasOmittedText = false;
  private readonly scratch = new TextCounter();

  private readonly trace: DocumentTrace | undefined;

  /** @param span the position in the source of the construct that the reader is receiving */
  constructor(options: ReadXhtmlOptions, span: () => SourceSpan) {
    this.options = options;
    this.trace = options.trace?.(span);
    this.styles = new DocumentStyles(options.styleBy);
    this.drawings = new InlineDrawings(this.writer, options.nameDrawing);
  }

  get depth(): number {
    return this.frames.length;
  }

  open(fullName: string, attributes: Attributes): void {
    this.trace?.open(fullName, attributes);
    const element = knownElement(fullName);
    const { name } = element;
    this.head.open(name, attributes);
    // Lines of a drawing's text are separate without white space between them.
    if (name === 'tspan') this.separateWords();
    const rule = this.ruleInContext(element);
    const style = this.styles.enter(name, attributes, this.head.isOpen);
    const hidden = style.hidden || 'hidden' in attributes;
    const frame: Frame = {
      element,
      rule,
      depth: -1,
      note: null,
      start: this.writer.length,
      style,
      presentations: style.presentations,
      children: 0,
    };
    this.frames.push(frame);
    this.drawings.open(fullName, name, attributes, hidden || this.dropped > 0, this.frames.length);
    if (element.endsWord || rule.kind === 'break') this.counter.endWord();
    if (element.isUncounted) this.uncounted++;
    const isLeftOut =
      rule.kind === 'drop' ||
      this.dropped > 0 ||
      hidden ||
      isHiddenCase(fullName, attributes, this.frames[this.frames.length - 2]);
    if (isLeftOut || (name === 'object' && this.openObjectAsPicture(attributes, frame))) {
      // What the head holds has no place in the text.
      if (attributes.id !== undefined && !this.head.isOpen) this.writer.anchor(attributes.id);
      this.dropped++;
      frame.rule = DROP_RULE;
      return;
    }
    if (attributes.id !== undefined) this.openId(attributes, frame);
    if (element.isHeading && this.heading === '') this.writer.capture();
    if (name === 'math') this.formulas++;
    if (this.formulas > 0 && name !== 'math') this.openInFormula(name, attributes, frame);
    else this.openElement(name, attributes, frame);
  }

  close(): void {
    this.trace?.close();
    const frame = this.frames.pop();
    if (frame === undefined) return;
    const { element, rule } = frame;
    const { name } = element;
    this.styles.leave(frame.style);
    this.drawings.close(this.frames.length);
    if (name === 'math' && rule !== DROP_RULE) this.formulas--;
    if (name === 'style') this.styles.closeSheet();
    if (name === 'tspan') this.separateWords();
    this.head.close(name);
    if (element.isUncounted) this.uncounted--;
    if (rule === DROP_RULE) this.dropped--;
    if (element.endsWord) this.counter.endWord();
    if (frame.depth >= 0) this.writer.closeTo(frame.depth);
    if (frame.note !== null) this.notes.set(frame.note, { start: frame.start, end: this.writer.length });
    if (name === 'a' && rule.kind === 'inline') this.openLinks--;
    if (element.isHeading && this.heading === '') this.heading = this.writer.takeCaptured();
  }

  text(source: string, start: number): number {
    const { counter } = this;
    for (let at = start; ;) {
      // Uncounted text is read by a counter whose totals are ignored.
      const reader = this.uncounted > 0 ? this.scratch : counter;
      const needs = reader.readToMarkup(source, at);
      const { end } = reader;
      if (end > at) this.writeRun(source, needs, at, end);
      if (end === source.length || source[end] === '<') return end;
      const reference = readReference(source, end, namedCharacters);
      if (reference === null) return -1;
      this.literal(reference.text);
      at = reference.end;
    }
  }

  literal(run: string): void {
    this.writeRun(run, this.uncounted > 0 ? 0 : this.counter.read(run), 0, run.length);
  }

  finish(): ReadDocument {
    return {
      ...this.writer.finish(),
      facts: this.counter.facts(this.options.linear),
      title: this.heading || copyString(oneLine(this.head.title)),
      heading: this.heading,
      language: this.head.language,
      direction: this.head.direction,
      notes: this.notes,
      factsMatchText: !this.hasOmittedText,
      hasLinks: this.hasLinks,
      drawings: this.drawings.finished,
    };
  }

  /** Nested links are dropped, and scripts in a formula become superscripts or subscripts. */
  private ruleInContext({ name, rule }: KnownElement): ElementRule {
    const parent = this.frames[this.frames.length - 1];
    const script = parent && parent.element.scripts?.[parent.children++ - 1];
    if (script !== undefined && rule.kind !== 'drop') return script;
    return name === 'a' && this.openLinks > 0 ? ruleFor('') : rule;
  }

  /** A counted run. */
  private writeRun(source: string, needs: number, start: number, end: number): void {
    if (this.drawings.isOpen) this.drawings.text(source.slice(start, end));
    if (this.trace !== undefined)
      this.trace.text(source.slice(start, end), this.uncounted + this.dropped > 0 ? null : needs);
    if (this.uncounted > 0) {
      this.head.text(source, start, end);
      this.styles.text(source.slice(start, end));
    } else if (this.dropped > 0) this.hasOmittedText = true;
    else this.writer.write(source, needs, start, end);
  }

  private separateWords(): void {
    const needs = this.counter.read(' ');
    if (this.dropped === 0) this.writer.write(' ', needs);
  }

  private openId(attributes: Attributes, frame: Frame): void {
    const id = attributes.id ?? '';
    this.writer.anchor(id);
    if (NOTE_CLASS.test(attributes['epub:type'] ?? attributes.role ?? '')) frame.note = id;
  }

  private openElement(name: string, attributes: Attributes, frame: Frame): void {
    const { rule } = frame;
    if (name === 'text' && this.drawings.isShown) frame.presentations = DRAWN;
    switch (rule.kind) {
      case 'block':
        if (rule.as === 'li' && attributes.value !== undefined) this.numberItem(attributes.value);
        frame.depth = this.writer.open(rule.as, true, this.attributesOf(name, attributes, frame));
        if (rule.as === 'ol') this.writer.numberFrom(parseWholeNumber(attributes.start, 999_999) ?? 1);
        return;
      case 'inline':
        if (name === 'a') this.openLink(attributes, frame);
        else frame.depth = this.writer.open(rule.as, false, this.attributesOf(name, attributes, frame));
        return;
      case 'span': {
        const markup =
          this.attributesOf(name, attributes, frame) + (name === 'math' ? formulaSettings(attributes) : '');
        if (markup !== '') frame.depth = this.writer.open('span', false, markup);
        return;
      }
      case 'break':
        return this.writer.break();
      case 'rule':
        return this.writer.rule();
      case 'picture':
        return this.writePicture(attributes, frame);
      case 'unwrap':
        // The body's own declarations apply to the whole page.
        if (name === 'body' && frame.presentations.length > 0)
          frame.depth = this.writer.open('div', true, ` data-as="${frame.presentations.join(' ')}"`);
        return;
      case 'drop':
    }
  }

  /** Pages that continue a list, and InDesign's, number each item explicitly. */
  private numberItem(value: string): void {
    const number = parseWholeNumber(value, 999_999);
    if (number !== null) this.writer.numberFrom(number);
  }

  /** Elements of a formula are kept even if empty, because MathML depends on their position. */
  private openInFormula(name: string, attributes: Attributes, frame: Frame): void {
    const markup = formulaAttributes(name, attributes);
    if (markup === '') return;
    const script = frame.rule.kind === 'inline' && frame.rule.as.startsWith('su') ? frame.rule.as : 'span';
    frame.depth = this.writer.openAlways(script, markup);
    if (frame.rule.kind === 'break') this.writer.break();
  }

  private attributesOf(name: string, attributes: Attributes, frame: Frame): string {
    return commonAttributes(name, attributes, frame.presentations) + specificAttributes(name, attributes);
  }

  private openLink(attributes: Attributes, frame: Frame): void {
    this.openLinks++;
    const target = attributes.href ?? attributes['xlink:href'];
    // The old way to name a target; not allowed on other elements, because names shadow properties of the document.
    if (attributes.id === undefined && attributes.name !== undefined) this.writer.anchor(attributes.name);
    const markup =
      this.attributesOf('a', attributes, frame) +
      (target === undefined ? '' : this.linkAttributes(target, attributes));
    frame.depth = this.writer.open(markup.includes('=') ? 'a' : 'span', false, markup);
  }

  private linkAttributes(target: string, attributes: Attributes): string {
    if (isAbsolute(target)) return externalAttributes(target);
    this.hasLinks = true;
    return internalAttributes(target, attributes);
  }

  /** An object that is a picture replaces its content, which is a fallback. */
  private openObjectAsPicture(attributes: Attributes, frame: Frame): boolean {
    const { data } = attributes;
    if (data === undefined || this.options.resolvePicture(data) === null) return false;
    this.writePicture({ ...attributes, src: data, alt: attributes['aria-label'] ?? '' }, frame);
    return true;
  }

  private writePicture(attributes: Attributes, frame: Frame): void {
    const reference = attributes.src ?? attributes['xlink:href'] ?? attributes.href;
    const resource = reference === undefined ? null : this.options.resolvePicture(reference);
    if (resource === null && !attributes.alt) return;
    this.drawings.containPicture();
    this.writer.picture(pictureAttributes(resource, attributes, this.attributesOf('img', attributes, frame)));
  }
}

const DROP_RULE: ElementRule = { kind: 'drop' };
const DRAWN: readonly Presentation[] = ['drawn'];
