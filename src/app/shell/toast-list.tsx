import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useRoute } from 'wouter';
import { routes } from '#app/routes.ts';
import { splitToasts, useToasts, type Toast, type ToastType } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';
import { Button, IconButton } from '#app/ui/button.tsx';
import { useMedia } from '#app/ui/use-media.ts';
import { useToastInset } from './use-toast-inset.ts';
import { useToastFocus } from './use-toast-focus.ts';
import './toast-list.css';

/**
 * Notifications at the top right, below the header, whose buttons they must not cover. Dialogs make room for them and
 * do not close when they are pressed; F6 moves the focus to them and back. On a phone they are at the foot and all but
 * the latest show only their title; over an open book there is one at a time, in the room of the lower bar, where there
 * is no text.
 */
export function ToastList() {
  const toasts = useToasts((state) => state.toasts);
  const isPhone = useMedia('(width < 640px), (height < 480px)');
  const [isReading] = useRoute(routes.reader);
  const isInBar = isPhone && isReading;
  const { shown, waiting } = splitToasts(toasts, isInBar ? 1 : undefined);
  const region = useRef<HTMLElement>(null);
  useToastFocus(region, toasts.length);
  useToastInset(region);
  return createPortal(
    <section
      ref={region}
      aria-label={s.toast.region}
      aria-live="polite"
      data-react-aria-top-layer="true"
      data-place={isInBar ? 'bar' : 'corner'}
      className="toasts"
    >
      {waiting > 0 && (
        <p className="toasts-waiting">
          {isInBar && <span aria-hidden>+{waiting}</span>}
          <span className={isInBar ? 'sr-only' : ''}>{s.toast.waiting(waiting)}</span>
        </p>
      )}
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>,
    document.body,
  );
}

const styles: Record<ToastType, { Icon: typeof Info; color: string }> = {
  success: { Icon: CircleCheck, color: 'text-success' },
  error: { Icon: CircleAlert, color: 'text-danger' },
  warning: { Icon: TriangleAlert, color: 'text-warning' },
  info: { Icon: Info, color: 'text-lapis' },
};

function ToastCard({ toast }: { toast: Toast }) {
  const dismiss = useToasts((state) => state.dismiss);
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => dismiss(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [dismiss, isPaused, toast]);

  const { Icon, color } = styles[toast.type];
  return (
    <div
      role={toast.type === 'error' ? 'alert' : 'status'}
      data-type={toast.type}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className="toast rise card shadow-[var(--shadow)] pointer-events-auto flex items-start gap-3 pl-4 pr-1 py-2"
    >
      <Icon size={20} aria-hidden className={`${color} shrink-0 mt-2`} />
      <div className="toast-words grow min-w-0 py-1.5">
        {toast.earlier.length > 0 && (
          <ul className="toast-earlier">
            {toast.earlier.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        )}
        <p className="m-0 font-600 break-words">{toast.title}</p>
        {toast.message && (
          <p className="toast-message m-0 text-sm text-muted break-words whitespace-pre-line">
            {toast.message}
          </p>
        )}
        {toast.action && (
          <div className="toast-action mt-2">
            <Button
              variant="secondary"
              onPress={() => {
                dismiss(toast.id);
                toast.action?.run();
              }}
            >
              {toast.action.label}
            </Button>
          </div>
        )}
      </div>
      <IconButton label={s.toast.dismiss} onPress={() => dismiss(toast.id)}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  );
}
