import { ChartNoAxesColumn, House, Images, LibraryBig, Settings } from 'lucide-react';
import { routes } from '#app/routes.ts';
import { s } from '#app/strings/en.ts';

export const navItems = [
  { href: routes.home, label: s.nav.home, Icon: House },
  { href: routes.library, label: s.nav.library, Icon: LibraryBig },
  { href: routes.images, label: s.nav.images, Icon: Images },
  { href: routes.stats, label: s.nav.stats, Icon: ChartNoAxesColumn },
  { href: routes.settings, label: s.nav.settings, Icon: Settings },
] as const;

/** Whether a navigation entry is the place the reader is in. */
export function isActive(href: string, path: string): boolean {
  if (href === routes.home) return path === href;
  return (
    path === href || path.startsWith(`${href}/`) || (href === routes.library && path.startsWith('/book/'))
  );
}
