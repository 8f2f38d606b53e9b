import {
  CloudAlert,
  CloudCheck,
  CloudOff,
  CloudSync,
  CloudUpload,
  HardDrive,
  type LucideIcon,
} from 'lucide-react';
import type { SyncTone } from './summarise-sync.ts';

const appearances: Record<SyncTone, { Icon: LucideIcon; color: string }> = {
  local: { Icon: HardDrive, color: 'text-muted' },
  good: { Icon: CloudCheck, color: 'text-success' },
  busy: { Icon: CloudSync, color: 'text-lapis' },
  waiting: { Icon: CloudUpload, color: 'text-lapis' },
  offline: { Icon: CloudOff, color: 'text-muted' },
  trouble: { Icon: CloudAlert, color: 'text-danger' },
};

/** The state of sync at a glance; the words are always beside it or in its button's name. */
export function SyncIcon({ tone, size = 20 }: { tone: SyncTone; size?: number }) {
  const { Icon, color } = appearances[tone];
  return <Icon size={size} aria-hidden className={`shrink-0 ${color}`} />;
}
