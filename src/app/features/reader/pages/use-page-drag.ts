import { useEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { swipeAction } from '#shared/reading/navigation/input-actions.ts';
import { canScrollSideways } from '../input/can-scroll-sideways.ts';
import { PageTurn, type TurnPages } from './page-turn.ts';

interface PageDrag {
  stage: RefObject<HTMLElement | null>;
  isEnabled: boolean;
  /** Pages move with the finger; else they are turned when it is lifted. */
  isAnimated: boolean;
  direction: 'ltr' | 'rtl';
  /** The pages of a turn; null while nothing is shown. */
  pagesOf: (to: 'previous' | 'next') => Pick<TurnPages, 'from' | 'to'> | null;
  onTurn: (to: 'previous' | 'next') => void;
}

/** A finger that has moved so far turns a page and does not tap. */
const SLOP_PX = 10;
/** A page moved over this share of the window is turned … */
const TURNED_SHARE = 0.3;
/** … and so is one that is flicked at this speed, in CSS pixels per millisecond. */
const FLICK = 0.35;
const FLICK_PX = 30;
/** The speed at the end of a movement is measured over this time. */
const SPEED_MS = 100;

interface Point {
  x: number;
  atMs: number;
}

/** Lets a finger turn the pages: they follow it, and can be taken back. */
export function usePageDrag(input: PageDrag): void {
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const { stage, isEnabled } = input;

  useEffect(() => {
    const element = stage.current;
    if (!element || !isEnabled) return;
    const drag = new Drag(element, () => latest.current);
    return () => drag.dispose();
  }, [stage, isEnabled]);
}

interface DraggedTurn {
  page: PageTurn;
  to: 'previous' | 'next';
}

class Drag {
  private readonly stage: HTMLElement;
  private readonly input: () => PageDrag;
  private readonly listeners = new AbortController();
  private readonly fingers = new Set<number>();
  private start: { x: number; y: number; target: Element } | null = null;
  private points: Point[] = [];
  private turn: DraggedTurn | null = null;
  /** A page that was released and is still moving. */
  private released: { turn: DraggedTurn; isTurned: boolean } | null = null;

  constructor(stage: HTMLElement, input: () => PageDrag) {
    this.stage = stage;
    this.input = input;
    const { signal } = this.listeners;
    stage.addEventListener('pointerdown', (event) => this.onDown(event), { signal });
    stage.addEventListener('pointermove', (event) => this.onMove(event), { signal });
    stage.addEventListener('pointerup', (event) => void this.onUp(event), { signal });
    stage.addEventListener('pointercancel', (event) => this.onCancel(event), { signal });
  }

  dispose(): void {
    this.listeners.abort();
    this.turn?.page.end(false);
    this.released?.turn.page.end(false);
    this.released = null;
  }

  private onDown(event: PointerEvent): void {
    if (event.pointerType === 'mouse') return;
    // The next gesture counts, too, however soon it comes.
    this.finish();
    this.fingers.add(event.pointerId);
    if (this.fingers.size > 1) return this.stop();
    this.start = { x: event.clientX, y: event.clientY, target: event.target as Element };
    this.points = [{ x: event.clientX, atMs: event.timeStamp }];
  }

  private onMove(event: PointerEvent): void {
    if (!this.start || !this.fingers.has(event.pointerId)) return;
    this.points.push({ x: event.clientX, atMs: event.timeStamp });
    const dx = event.clientX - this.start.x;
    if (!this.turn && !this.begin(dx, event.clientY - this.start.y)) return;
    if (this.input().isAnimated) this.turn?.page.move(dx);
  }

  /** Decides what the finger is doing, once it has moved far enough. */
  private begin(dx: number, dy: number): boolean {
    const { start, stage } = this;
    if (!start || Math.hypot(dx, dy) < SLOP_PX) return false;
    const { direction, pagesOf } = this.input();
    const isOther =
      Math.abs(dy) > Math.abs(dx) ||
      getSelection()?.isCollapsed === false ||
      canScrollSideways(start.target, stage, dx);
    const to = swipeAction(dx, direction);
    const pages = isOther ? null : pagesOf(to);
    if (!pages) {
      this.start = null;
      return false;
    }
    const side = dx < 0 ? 1 : -1;
    this.turn = { page: new PageTurn({ ...pages, side, width: stage.clientWidth }), to };
    return true;
  }

  private async onUp(event: PointerEvent): Promise<void> {
    this.fingers.delete(event.pointerId);
    const { start, turn } = this;
    this.start = null;
    this.turn = null;
    if (!start || !turn) return;
    const { isAnimated, pagesOf } = this.input();
    const isTurned = this.isTurned(event.clientX - start.x, event.timeStamp) && pagesOf(turn.to)?.to != null;
    const released = { turn, isTurned };
    this.released = released;
    if (isAnimated) await turn.page.settle(isTurned);
    if (this.released === released) this.finish();
  }

  /** In one frame: the page that has come to rest is the page in the window. */
  private finish(): void {
    const { released } = this;
    if (!released) return;
    this.released = null;
    const { turn, isTurned } = released;
    if (isTurned) flushSync(() => this.input().onTurn(turn.to));
    turn.page.end(isTurned);
  }

  private isTurned(dx: number, atMs: number): boolean {
    const recent = this.points.find((point) => atMs - point.atMs <= SPEED_MS) ?? this.points.at(-1)!;
    const last = this.points.at(-1)!;
    const speed = (last.x - recent.x) / Math.max(1, atMs - recent.atMs);
    const isBack = speed * dx < 0 && Math.abs(speed) > FLICK;
    if (isBack) return false;
    const isFlicked = Math.abs(speed) > FLICK && Math.abs(dx) > FLICK_PX;
    return isFlicked || Math.abs(dx) > this.stage.clientWidth * TURNED_SHARE;
  }

  private onCancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.stop();
  }

  private stop(): void {
    this.start = null;
    this.turn?.page.end(false);
    this.turn = null;
  }
}
