import { startTransition, useState, type ReactNode } from 'react';
import { limits } from '#shared/contract/limits.ts';
import { useMedia } from '#app/ui/use-media.ts';
import { s } from '#app/strings/en.ts';
import { Header } from './header.tsx';
import { Drawer, Sidebar } from './sidebar.tsx';

/** The frame of every signed-in screen but the reader: header and sidebar. */
export function Shell({ children }: { children: ReactNode }) {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const wide = useMedia(`(width >= ${limits.drawerBreakpointPx}px)`);
  // A window that grows, or a tablet that is turned, shows the sidebar instead.
  if (wide && drawerOpen) setDrawerOpen(false);
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:z-70 focus:top-3 focus:left-3 focus:px-4 focus:py-2 focus:rounded-full focus:bg-accent focus:text-on-accent"
      >
        {s.app.skipToContent}
      </a>
      {/* A transition, because on a slow phone rendering the drawer takes longer than a frame. */}
      <Header onOpenMenu={() => startTransition(() => setDrawerOpen(true))} />
      <div className="flex pt-[calc(var(--header)+env(safe-area-inset-top))]">
        {wide && <Sidebar />}
        <main id="content" tabIndex={-1} className="grow min-w-0 outline-none">
          <div className="mx-auto max-w-7xl px-4 sm:px-8 py-6 sm:py-10 pb-[calc(3rem+env(safe-area-inset-bottom))]">
            {children}
          </div>
        </main>
      </div>
      <Drawer isOpen={drawerOpen} onClose={() => setDrawerOpen(false)} />
    </>
  );
}
