import type { Attributes } from '../canonical/attributes.ts';
import type { Declared } from './declared.ts';
import type { StyleRule } from './read-rules.ts';
import type { Combinator, Compound } from './selector.ts';

/** How many more times, in one book, a rule may be compared with an element; after that nothing is styled. */
export interface StyleBudget {
  comparisons: number;
}

/** A compound of a rule: the styled element (`rule` set) or one that must stand before or around it (`rule` null). */
interface Step {
  index: number;
  compound: Compound;
  prior: number;
  combinator: Combinator;
  rule: { declared: Declared; firstLetter: boolean } | null;
}

/** Rules prepared for matching any number of documents: their steps, weakest rule first. */
export class RuleSet {
  readonly steps: Step[] = [];
  /** The ids that any rule names; other ids are ignored. */
  readonly ids = new Set<string>();
  private readonly byKey = new Map<string, Step[]>();
  private readonly known = new Map<string, Step[]>();
  private idle: Matcher | null = null;
  private readonly sums = new Map<Declared, Map<Declared, Declared>>();
  private readonly budget: StyleBudget;

  constructor(rules: readonly StyleRule[], budget: StyleBudget) {
    this.budget = budget;
    const weight = ({ selector, important }: StyleRule) => selector.specificity + (important ? 1e9 : 0);
    for (const rule of [...rules].sort((a, b) => weight(a) - weight(b))) this.addRule(rule);
  }

  /** A matcher for one document; reused if the last document has ended. */
  matcher(): Matcher {
    if (!this.idle?.restart()) this.idle = new Matcher(this);
    return this.idle;
  }

  /** The steps an element may match in any context, cached by the element's own name and attributes. */
  stepsFor(name: string, attributes: Attributes): Step[] {
    if (this.budget.comparisons <= 0) return [];
    const id = attributes.id !== undefined && this.ids.has(attributes.id) ? attributes.id : '';
    const type = attributes['epub:type'];
    const { class: classes, role } = attributes;
    // Most elements have a name only, which needs no string to be built.
    const self =
      id === '' && type === undefined && role === undefined && classes === undefined
        ? name
        : `${name} ${classes ?? ''}\n${type ?? ''}\n${role ?? ''}\n${id}`;
    const known = this.known.get(self);
    const steps = known ?? this.compare(name, id, attributes);
    this.budget.comparisons -= steps.length;
    if (known) return known;
    if (this.known.size < 10_000) this.known.set(self, steps);
    return steps;
  }

  /** Merged declarations; the same object for the same operands, so that results can be cached by it. */
  add(to: Declared | null, more: Declared): Declared {
    if (to === null) return more;
    let sums = this.sums.get(to);
    if (sums === undefined) this.sums.set(to, (sums = new Map<Declared, Declared>()));
    let sum = sums.get(more);
    if (sum === undefined) sums.set(more, (sum = { ...to, ...more }));
    return sum;
  }

  private compare(name: string, id: string, attributes: Attributes): Step[] {
    const classes = words(attributes.class);
    const keys = new Set([name, '*', `#${id}`, ...classes.map((word) => `.${word}`)]);
    const candidates = [...keys].flatMap((key) => this.byKey.get(key) ?? []);
    this.budget.comparisons -= candidates.length;
    return candidates
      .filter(({ compound }) => matches(compound, name, id, classes, attributes))
      .sort((a, b) => a.index - b.index);
  }

  private addRule({ selector, declared }: StyleRule): void {
    const last = selector.compounds.length - 1;
    let prior = -1;
    selector.compounds.forEach((compound, i) => {
      const step: Step = {
        index: this.steps.length,
        compound,
        prior,
        combinator: selector.combinators[i - 1] ?? ' ',
        rule: i === last ? { declared, firstLetter: selector.firstLetter } : null,
      };
      prior = step.index;
      this.steps.push(step);
      if (compound.id !== null) this.ids.add(compound.id);
      const key = keyOf(compound);
      const list = this.byKey.get(key);
      if (list) list.push(step);
      else this.byKey.set(key, [step]);
    });
  }
}

/** The key under which a compound is indexed: the most selective thing an element must have to match. */
const keyOf = ({ id, classes, name }: Compound): string =>
  id !== null ? `#${id}` : classes[0] !== undefined ? `.${classes[0]}` : (name ?? '*');

const words = (list: string | undefined): string[] =>
  list === undefined ? [] : list.split(/\s+/).slice(0, 32);

const matches = (
  compound: Compound,
  name: string,
  id: string,
  classes: string[],
  attributes: Attributes,
): boolean =>
  (compound.name === null || compound.name === name) &&
  (compound.id === null || compound.id === id) &&
  compound.classes.every((word) => classes.includes(word)) &&
  compound.attributes.every(({ name: key, value, word }) =>
    word ? words(attributes[key]).includes(value) : attributes[key] === value,
  );

interface Open {
  serial: number;
  children: number;
  /** Serial of the latest child that has ended. */
  lastChild: number;
  /** The steps matched here that others may wait for, each followed by the depth where it was matched before. */
  matched: number[];
}

/** Follows one document from tag to tag; each rule costs the same however deep the document is. */
export class Matcher {
  /** The declarations for the element just entered and for its first letter; the same objects for the same rules. */
  declared: Declared | null = null;
  letter: Declared | null = null;
  private readonly rules: RuleSet;
  /** By step: depth of the innermost open element that took it, 0 for none. */
  private readonly depthOf: Int32Array;
  /** By step: serial of the element that took it and ended last. */
  private readonly endedAs: Int32Array;
  /** Kept when they close, for the next element at that depth. */
  private readonly open: Open[] = [{ serial: 0, children: 0, lastChild: -2, matched: NONE }];
  private depth = 1;
  private serial = 0;

  constructor(rules: RuleSet) {
    this.rules = rules;
    this.depthOf = new Int32Array(rules.steps.length);
    this.endedAs = new Int32Array(rules.steps.length).fill(-1);
  }

  enter(name: string, attributes: Attributes): void {
    const { depth, rules } = this;
    const parent = this.open[depth - 1]!;
    this.declared = this.letter = null;
    let matched = NONE;
    for (const step of rules.stepsFor(name, attributes)) {
      if (!this.isSatisfied(step, parent, depth)) continue;
      if (step.rule === null) {
        if (matched === NONE) matched = [];
        matched.push(step.index, this.depthOf[step.index]!);
      } else if (step.rule.firstLetter) this.letter = rules.add(this.letter, step.rule.declared);
      else this.declared = rules.add(this.declared, step.rule.declared);
    }
    // Set after matching, because an element is not inside itself.
    for (let i = 0; i < matched.length; i += 2) this.depthOf[matched[i]!] = depth;
    parent.children++;
    this.push(matched);
  }

  /** Resets for another document; false in the middle of one. */
  restart(): boolean {
    this.open[0]!.children = 0;
    this.open[0]!.lastChild = -2;
    return this.depth === 1;
  }

  leave(): void {
    const { serial, matched } = this.open[--this.depth]!;
    for (let i = 0; i < matched.length; i += 2) {
      this.depthOf[matched[i]!] = matched[i + 1]!;
      this.endedAs[matched[i]!] = serial;
    }
    this.open[this.depth - 1]!.lastChild = serial;
  }

  private push(matched: number[]): void {
    const serial = ++this.serial;
    const open = this.open[this.depth++];
    if (open === undefined) this.open.push({ serial, children: 0, lastChild: -2, matched });
    else {
      open.serial = serial;
      open.children = 0;
      open.lastChild = -2;
      open.matched = matched;
    }
  }

  private isSatisfied({ compound, prior, combinator }: Step, parent: Open, depth: number): boolean {
    if (compound.firstChild && parent.children > 0) return false;
    if (prior < 0) return true;
    if (combinator === '+') return this.endedAs[prior] === parent.lastChild;
    const found = this.depthOf[prior]!;
    return combinator === '>' ? found === depth - 1 && found > 0 : found > 0;
  }
}

const NONE: number[] = [];
