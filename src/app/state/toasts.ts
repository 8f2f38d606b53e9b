import { create } from 'zustand';
import { limits } from '#shared/contract/limits.ts';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  id: string;
  type: ToastType;
  title: string;
  message: string;
  /** Created at, ms since 1970. */
  timestamp: number;
  durationMs: number;
  action?: { label: string; run: () => void };
  /** What it is about: there is one toast for each topic. */
  topic?: string;
  /** Titles of the events that this toast has reported before, oldest first. */
  earlier: readonly string[];
}

/** Adding books and finding their descriptions: one toast for all events of any number of books. */
export const ADDED_BOOKS = 'added-books';

/** Everything that happens to a description's picture. */
export const pictureTopic = (descriptionId: string): string => `picture:${descriptionId}`;

/** More would hide the page; the others wait. */
export const MAX_SHOWN = 3;
/** The oldest of more are removed. */
const MAX_WAITING = 20;

interface ToastStore {
  toasts: Toast[];
  dismiss: (id: string) => void;
}

/** The toasts on screen and those waiting for room, newest last. */
export const useToasts = create<ToastStore>((set) => ({
  toasts: [],
  dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}));

const durations: Record<ToastType, number> = {
  success: limits.toastDefaultMs,
  info: limits.toastDefaultMs,
  warning: limits.toastWarningMs,
  error: limits.toastErrorMs,
};

export interface ToastOptions {
  durationMs?: number;
  action?: Toast['action'];
  topic?: string;
  /** Updates the toast of the topic, which then also lists its earlier titles, instead of replacing it. */
  joins?: boolean;
}

/** Shows a toast for its type's duration. */
export function notify(type: ToastType, title: string, message = '', options: ToastOptions = {}): void {
  const { topic, joins = false } = options;
  useToasts.setState(({ toasts }) => {
    const same = topic ? toasts.find((one) => one.topic === topic) : undefined;
    const isUpdate = same !== undefined && joins;
    const toast: Toast = {
      id: isUpdate ? same.id : crypto.randomUUID(),
      type,
      title,
      message,
      timestamp: Date.now(),
      durationMs: options.durationMs ?? durations[type],
      ...(options.action ? { action: options.action } : {}),
      ...(topic ? { topic } : {}),
      earlier: isUpdate ? [...new Set([...same.earlier, same.title])].filter((one) => one !== title) : [],
    };
    if (isUpdate) return { toasts: toasts.map((one) => (one === same ? toast : one)) };
    return { toasts: [...toasts.filter((one) => one !== same), toast].slice(-MAX_WAITING) };
  });
}

/**
 * The newest toasts, as many as there is room for, and the number of older ones. Those are shown, for their full
 * duration, as soon as there is room.
 */
export function splitToasts(
  toasts: readonly Toast[],
  room: number = MAX_SHOWN,
): { shown: readonly Toast[]; waiting: number } {
  return { shown: toasts.slice(-room), waiting: Math.max(0, toasts.length - room) };
}

/** Removes toasts about something that has ended. */
export function dismissTopic(topic: string): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.topic !== topic) }));
}

/** On the reader page toasts last four seconds. */
export function notifyInReader(
  type: ToastType,
  title: string,
  message = '',
  options: Omit<ToastOptions, 'durationMs'> = {},
): void {
  notify(type, title, message, { ...options, durationMs: limits.toastReaderMs });
}
