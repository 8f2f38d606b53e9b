import {
  LogIn,
  LogOut,
  Menu as MenuIcon,
  Moon,
  Settings,
  Sun,
  Sunset,
  Upload,
  User,
  UserPlus,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useLocation } from 'wouter';
import { routes } from '#app/routes.ts';
import { useHasAccount, useUser } from '#app/state/auth.ts';
import { useModals } from '#app/state/modals.ts';
import { changeSettings, nextTheme, useReaderSettings } from '#app/state/reader-settings.ts';
import { s } from '#app/strings/en.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button, IconButton } from '#app/ui/button.tsx';
import { Menu, MenuItem } from '#app/ui/menu.tsx';
import { SearchField } from '#app/ui/search-field.tsx';
import { ConnectionBadge } from './connection-badge.tsx';
import { Logo } from './logo.tsx';
import { SignOutDialog, useSignOut } from './sign-out.tsx';

/** Lazy, so that the first page loads without it. */
const SyncButton = lazy(async () => ({
  default: (await import('#app/features/sync/sync-button.tsx')).SyncButton,
}));

/** Fixed at the top of every framed screen. */
export function Header({ onOpenMenu }: { onOpenMenu: () => void }) {
  const open = useModals((state) => state.open);
  const hasAccount = useHasAccount();
  return (
    <header className="fixed top-0 inset-x-0 z-40 bg-raised border-0 border-b border-solid border-line pt-[env(safe-area-inset-top)]">
      <div className="flex items-center gap-0.5 min-[360px]:gap-2 sm:gap-4 h-[var(--header)] px-2 sm:px-5">
        <span className="lg:hidden">
          <IconButton label={s.nav.openMenu} onPress={onOpenMenu}>
            <MenuIcon size={21} aria-hidden />
          </IconButton>
        </span>
        <Logo compact />
        <HeaderSearch />
        <div className="grow md:hidden" />
        {hasAccount && (
          <>
            <ConnectionBadge />
            <Suspense fallback={<span className="size-11 shrink-0" />}>
              <SyncButton />
            </Suspense>
          </>
        )}
        <span className="hidden sm:inline-flex">
          <Button variant="primary" size="sm" onPress={() => open({ kind: 'upload' })}>
            <Upload size={16} aria-hidden />
            {s.header.upload}
          </Button>
        </span>
        <span className="sm:hidden">
          <IconButton label={s.header.upload} onPress={() => open({ kind: 'upload' })}>
            <Upload size={20} aria-hidden />
          </IconButton>
        </span>
        <ThemeToggle />
        <UserMenu />
      </div>
    </header>
  );
}

function HeaderSearch() {
  const [, navigate] = useLocation();
  const [query, setQuery] = useState('');
  return (
    <div className="hidden md:block grow max-w-md mx-auto">
      <SearchField
        label={s.header.searchLabel}
        placeholder={s.header.searchPlaceholder}
        value={query}
        onChange={setQuery}
        onSubmit={(value) =>
          value.trim() && navigate(`${routes.search}?q=${encodeURIComponent(value.trim())}`)
        }
      />
    </div>
  );
}

const themeIcons = { light: Sun, dark: Moon, sepia: Sunset };

function ThemeToggle() {
  const theme = useReaderSettings((state) => state.settings.theme);
  const Icon = themeIcons[theme];
  return (
    <IconButton
      label={s.header.theme(s.settings.themes[theme])}
      onPress={() => void changeSettings({ theme: nextTheme(theme) })}
    >
      <Icon size={20} aria-hidden />
    </IconButton>
  );
}

function UserMenu() {
  const user = useUser();
  const open = useModals((state) => state.open);
  const signOut = useSignOut();
  const hasAccount = useHasAccount();
  return (
    <>
      <Menu
        label={s.header.userMenu}
        trigger={
          <AriaButton
            aria-label={s.header.userMenu}
            className="inline-grid place-items-center size-11 rounded-full bg-transparent border-none cursor-pointer focus-ring"
          >
            <Avatar user={user} />
          </AriaButton>
        }
        heading={
          <>
            <p className="m-0 font-600">{user.full_name || s.header.user}</p>
            <p className="m-0 text-sm text-muted break-words">{hasAccount ? user.email : s.local.name}</p>
          </>
        }
      >
        <MenuItem
          id="profile"
          icon={<User size={17} aria-hidden />}
          onAction={() => open({ kind: 'profile' })}
        >
          {s.header.profile}
        </MenuItem>
        <MenuItem id="settings" icon={<Settings size={17} aria-hidden />} href={routes.settings}>
          {s.header.settings}
        </MenuItem>
        {!hasAccount && (
          <MenuItem id="create-account" icon={<UserPlus size={17} aria-hidden />} href={routes.register}>
            {s.auth.createAccount}
          </MenuItem>
        )}
        {!hasAccount && (
          <MenuItem id="sign-in" icon={<LogIn size={17} aria-hidden />} href={routes.login}>
            {s.auth.signIn}
          </MenuItem>
        )}
        <MenuItem id="sign-out" icon={<LogOut size={17} aria-hidden />} onAction={() => void signOut.start()}>
          {s.header.signOut}
        </MenuItem>
      </Menu>
      <SignOutDialog {...signOut} />
    </>
  );
}
