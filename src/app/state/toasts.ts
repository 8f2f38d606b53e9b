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
  /** Toasts about the same thing replace each other. */
  topic?: string;
}

/** More would hide the page; the oldest is removed. */
const MAX_SHOWN = 6;

interface ToastStore {
  toasts: Toast[];
  dismiss: (id: string) => void;
}

/** The toasts on screen, newest last. */
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
}

/** Shows a toast for its type's duration. */
export function notify(type: ToastType, title: string, message = '', options: ToastOptions = {}): void {
  const toast: Toast = {
    id: crypto.randomUUID(),
    type,
    title,
    message,
    timestamp: Date.now(),
    durationMs: options.durationMs ?? durations[type],
    ...(options.action ? { action: options.action } : {}),
    ...(options.topic ? { topic: options.topic } : {}),
  };
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter((one) => !toast.topic || one.topic !== toast.topic), toast].slice(-MAX_SHOWN),
  }));
}

/** Removes toasts about something that is over. */
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
