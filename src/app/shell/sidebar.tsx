import { X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Link, useLocation } from 'wouter';
import { useHasAccount, useUser } from '#app/state/auth.ts';
import { s } from '#app/strings/en.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { IconButton } from '#app/ui/button.tsx';
import { Logo } from './logo.tsx';
import { isActive, navItems } from './nav-items.ts';

const SyncLine = lazy(async () => ({
  default: (await import('#app/features/sync/sidebar-sync-status.tsx')).SidebarSyncStatus,
}));

/** Permanent navigation on wide screens. */
export function Sidebar() {
  return (
    <aside className="flex flex-col shrink-0 w-64 sticky top-[var(--header)] h-[calc(100dvh-var(--header))] overflow-y-auto border-0 border-r border-solid border-line">
      <NavLinks />
      <Suspense fallback={null}>
        <SyncLine />
      </Suspense>
      <UserCard />
    </aside>
  );
}

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The same navigation as a drawer below 1024 px; the dark overlay and every link close it. */
export function Drawer({ isOpen, onClose }: DrawerProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      data-testid="drawer-overlay"
      className="fade fixed inset-0 z-50 bg-backdrop lg:hidden"
    >
      <Modal className="slide-in h-full w-72 max-w-[85vw] bg-raised shadow-[var(--shadow)]">
        <Dialog
          aria-label={s.nav.label}
          className="flex flex-col h-full overflow-y-auto outline-none pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]"
        >
          <div className="flex items-center justify-between pl-5 pr-2 h-16">
            <Logo />
            <IconButton label={s.nav.closeMenu} onPress={onClose}>
              <X size={20} aria-hidden />
            </IconButton>
          </div>
          <NavLinks onFollow={onClose} />
          <Suspense fallback={null}>
            <SyncLine onFollow={onClose} />
          </Suspense>
          <UserCard />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function NavLinks({ onFollow }: { onFollow?: () => void }) {
  const [path] = useLocation();
  return (
    <nav aria-label={s.nav.label} className="grow px-3 py-4">
      <ul className="list-none m-0 p-0 grid gap-1">
        {navItems.map(({ href, label, Icon }) => {
          const active = isActive(href, path);
          return (
            <li key={href}>
              <Link
                href={href}
                onClick={() => onFollow?.()}
                aria-current={active ? 'page' : undefined}
                className={`flex items-center gap-3 h-11 px-4 rounded-xl no-underline focus-ring transition-colors ${
                  active ? 'bg-accent-soft text-accent font-600' : 'text-ink hover:bg-accent-soft'
                }`}
              >
                <Icon size={19} aria-hidden />
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Empty without an account, which the line above states. */
function UserCard() {
  const user = useUser();
  if (!useHasAccount()) return null;
  return (
    <div className="m-3 p-3 card flex items-center gap-3 min-w-0">
      <Avatar user={user} />
      <div className="min-w-0">
        <p className="m-0 font-600 truncate">{user.full_name || s.header.user}</p>
        <p className="m-0 text-sm text-muted">{s.nav.freePlan}</p>
      </div>
    </div>
  );
}
