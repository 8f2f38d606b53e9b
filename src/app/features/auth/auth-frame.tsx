import type { ReactNode } from 'react';
import { s } from '#app/strings/en.ts';

interface AuthFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
  footer: ReactNode;
}

/** Sign-in and registration: a page of a book on one side, the form on the other. */
export function AuthFrame({ title, lead, children, footer }: AuthFrameProps) {
  return (
    <main className="min-h-[100dvh] grid lg:grid-cols-[1.1fr_1fr] bg-page">
      <Frontispiece />
      <div className="grid place-items-center px-5 py-10">
        <div className="w-full max-w-sm grid gap-7">
          <div className="grid gap-5">
            <span className="inline-flex items-center gap-2.5">
              <img src="/icon.svg" alt="" width={36} height={36} className="rounded-lg" />
              <span className="font-title text-xl font-600">{s.app.name}</span>
            </span>
            <div>
              <h1 className="title-1 m-0">{title}</h1>
              <p className="m-0 mt-2 text-muted">{lead}</p>
            </div>
          </div>
          {children}
          <div className="text-center text-muted">{footer}</div>
        </div>
      </div>
    </main>
  );
}

/** Our own drawing: evening hills in three inks, as a plate facing the title page. */
function Frontispiece() {
  return (
    <div
      aria-hidden
      className="hidden lg:grid relative overflow-hidden place-items-center bg-ground border-0 border-r border-solid border-line"
    >
      <svg viewBox="0 0 600 800" className="w-[min(70%,30rem)] h-auto" fill="none">
        <clipPath id="plate">
          <rect x="40" y="60" width="520" height="680" rx="260" />
        </clipPath>
        <g clipPath="url(#plate)">
          <rect x="40" y="60" width="520" height="680" fill="var(--accent-soft)" />
          <circle cx="400" cy="250" r="58" fill="var(--sun)" />
          <path
            d="M40 470c70-90 120-110 190-60 60-90 140-110 200-40 50-30 90-10 130 40v330H40z"
            fill="var(--lapis)"
            opacity="0.3"
          />
          <path
            d="M40 540c90-80 160-80 230-30 70-60 150-60 290 30v200H40z"
            fill="var(--lapis)"
            opacity="0.55"
          />
          <path
            d="M40 620c120-60 200-50 280-20 90-30 170-20 240 20v120H40z"
            fill="var(--lapis)"
            opacity="0.9"
          />
          <path d="M180 640v-70l36-34 36 34v70z" fill="var(--accent)" />
          <path
            d="M172 574l44-42 44 42"
            stroke="var(--accent)"
            strokeWidth="10"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <rect x="206" y="590" width="20" height="28" fill="var(--sun)" />
          <path
            d="M330 650c14-44 22-96 22-130 0 34 8 86 22 130zM400 660c10-34 16-70 16-96 0 26 6 62 16 96z"
            fill="var(--page)"
            opacity="0.85"
          />
        </g>
        <rect x="40" y="60" width="520" height="680" rx="260" stroke="var(--accent)" strokeWidth="3" />
        <rect x="54" y="74" width="492" height="652" rx="246" stroke="var(--gold)" strokeWidth="1.5" />
      </svg>
      <p className="absolute bottom-10 font-title italic text-lg text-muted m-0">{s.app.tagline}</p>
    </div>
  );
}
