import { limits } from '#shared/contract/limits.ts';
import type { CastMember } from '#shared/contract/cast.ts';
import type { NameInText } from '#shared/contract/records.ts';
import { knownAliases, knownName } from '#shared/reading/cast/known-facts.ts';
import { addCorrection, removeCorrection, type NewCorrection } from '#app/data/cast/corrections.ts';
import { logFailure } from '#app/log.ts';
import { notify } from '#app/state/toasts.ts';
import { reading } from '#app/strings/en-reading.ts';
import { story } from '#app/strings/en-story.ts';
import type { OpenCast } from './use-open-cast.ts';

const texts = story.correct;

/** Gives a member of the cast the name that the reader wants. */
export function rename(openCast: OpenCast, member: CastMember, name: string): void {
  const [before] = namesInText(openCast, member);
  const title = texts.isCalled(before![0], name);
  correct(openCast, { kind: 'rename', of: member.kind, names: [before!], name }, title);
}

/** Joins two members that are the same. */
export function merge(openCast: OpenCast, member: CastMember, same: CastMember): void {
  const [own, ...ownOthers] = namesInText(openCast, member);
  const [other, ...others] = namesInText(openCast, same);
  const names = [own!, other!, ...ownOthers, ...others].slice(0, limits.correctionNames);
  correct(openCast, { kind: 'merge', of: member.kind, names, name: '' }, texts.areOne(own![0], other![0]));
}

/** Splits off the names that mean another member. */
export function split(openCast: OpenCast, member: CastMember, names: readonly string[]): void {
  const cut = namesInText(openCast, member).filter(([text]) => names.includes(text));
  const isAnother = member.kind === 'character' ? texts.isAnother : texts.isAnotherPlace;
  const title = isAnother(names.join(', '));
  correct(openCast, { kind: 'split', of: member.kind, names: cut, name: '' }, title);
}

/** Leaves a member out of cards and lists. */
export function hide(openCast: OpenCast, member: CastMember): void {
  const [name] = namesInText(openCast, member);
  correct(openCast, { kind: 'hide', of: member.kind, names: [name!], name: '' }, texts.isHidden(name![0]));
}

/** Its names so far, the displayed one first. */
function namesInText({ knowledge }: OpenCast, member: CastMember): NameInText[] {
  const shown = knownName(member, knowledge);
  return knownAliases(member, knowledge)
    .map(({ text, chapter, offset }): NameInText => [text, chapter, offset])
    .sort(([a], [b]) => Number(b === shown) - Number(a === shown));
}

/** Makes a correction and offers Undo. */
function correct(openCast: OpenCast, correction: Omit<NewCorrection, 'since'>, title: string): void {
  const since = openCast.knowledge.known.chapter;
  addCorrection(openCast.bookId, { ...correction, since }).then((id) => {
    notify('info', title, '', { action: { label: reading.page.undo, run: () => undo(id) } });
  }, explain);
}

export function undo(id: string): void {
  removeCorrection(id).catch(explain);
}

function explain(thrown: unknown): void {
  logFailure('correction')(thrown);
  notify('error', texts.failed);
}
