import {
  Cloud,
  CloudAlert,
  CloudCheck,
  CloudDownload,
  CloudUpload,
  HardDrive,
  HardDriveDownload,
  LockKeyhole,
  MonitorSmartphone,
  type LucideIcon,
} from 'lucide-react';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import { useHasAccount } from '#app/state/auth.ts';
import { useDownloads } from '#app/state/downloads.ts';
import { s } from '#app/strings/en.ts';

/** A book's availability as a label and an icon. */
export interface Availability {
  label: string;
  Icon: LucideIcon;
  color: string;
  /** 0–100 during a download or an upload. */
  percent: number | null;
}

export function useAvailability(book: LibraryBook): Availability {
  const percent = useDownloads((state) => state.percent[book.id]);
  const hasAccount = useHasAccount();
  if (!hasAccount)
    return { label: s.availability.places.local, Icon: HardDrive, color: 'text-muted', percent: null };
  return availabilityOf(book, percent);
}

function availabilityOf(book: LibraryBook, downloading: number | undefined): Availability {
  const { places } = s.availability;
  const quiet = { color: 'text-muted', percent: null };
  if (downloading !== undefined)
    return {
      label: places.downloading(downloading),
      Icon: CloudDownload,
      color: 'text-lapis',
      percent: downloading,
    };
  if (book.fileStatus === 'uploading')
    return {
      label: places.uploading(book.sentPercent),
      Icon: CloudUpload,
      color: 'text-lapis',
      percent: book.sentPercent,
    };
  if (book.fileStatus === 'waiting')
    return { label: places.waiting, Icon: CloudUpload, color: 'text-lapis', percent: null };
  if (book.fileStatus === 'private') return { label: places.private, Icon: LockKeyhole, ...quiet };
  if (book.fileStatus === 'refused')
    return { label: places.refused, Icon: CloudAlert, color: 'text-danger', percent: null };
  if (book.fileStatus === 'elsewhere') return { label: places.elsewhere, Icon: MonitorSmartphone, ...quiet };
  if (!book.onDevice) return { label: places.server, Icon: Cloud, ...quiet };
  if (book.kept) return { label: places.kept, Icon: HardDriveDownload, color: 'text-gold', percent: null };
  return { label: places.both, Icon: CloudCheck, ...quiet };
}

/** The icon with an accessible label, for a book's card. */
export function AvailabilityIcon({ book }: { book: LibraryBook }) {
  const { label, Icon, color, percent } = useAvailability(book);
  return (
    <span
      role="img"
      title={label}
      aria-label={label}
      className={`inline-flex items-center gap-1 shrink-0 text-xs tabular-nums ${color}`}
    >
      <Icon size={16} aria-hidden />
      {percent !== null && <span aria-hidden>{percent}%</span>}
    </span>
  );
}
