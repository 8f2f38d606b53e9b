import { FileText, Info, LockKeyhole, Trash2, Upload } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { limits } from '#shared/contract/limits.ts';
import { useHasAccount } from '#app/state/auth.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';
import { Button, IconButton } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { ProgressBar } from '#app/ui/progress-bar.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { useCloseOnBack } from '#app/ui/use-close-on-back.ts';
import { checkFiles, formatOf, titleOf } from './check-files.ts';
import { uploadFiles } from './upload-files.ts';
import { useFileDrop } from './use-file-drop.ts';

interface UploadDialogProps {
  initialFiles: File[];
  onClose: () => void;
  /** Called when the server has a book. */
  onUploaded: (bookId: string) => void;
}

export function UploadDialog({ initialFiles, onClose, onUploaded }: UploadDialogProps) {
  const hasAccount = useHasAccount();
  const [files, setFiles] = useState<File[]>(() => checkAndReport(initialFiles));
  const [percents, setPercents] = useState<Map<File, number> | null>(null);
  const [isPrivate, setIsPrivate] = useState(false);
  const staysLocal = isPrivate || !hasAccount;
  const busy = percents !== null;
  useCloseOnBack(!busy, onClose);

  const add = (more: readonly File[]) => {
    const good = checkAndReport(more);
    setFiles((current) => [...current, ...good]);
  };
  const isOver = useFileDrop(!busy, add);

  const handleClose = () => {
    if (busy) notify('warning', ...s.upload.inProgress);
    else onClose();
  };

  const handleUpload = async () => {
    setPercents(new Map());
    await uploadFiles(files, {
      isPrivate,
      onProgress: (file, percent) => setPercents((current) => new Map(current).set(file, percent)),
      onDone: (file, bookId) => {
        setFiles((current) => current.filter((one) => one !== file));
        if (bookId) onUploaded(bookId);
      },
    });
    setPercents(null);
    onClose();
  };

  const picker = (button: ReactNode) => (
    <FileTrigger
      allowsMultiple
      acceptedFileTypes={[...limits.uploadExtensions]}
      onSelect={(list) => add([...(list ?? [])])}
    >
      {button}
    </FileTrigger>
  );
  return (
    <Dialog
      title={s.upload.title}
      isOpen
      onClose={handleClose}
      closeLabel={s.app.close}
      footer={
        files.length > 0 && (
          <>
            {picker(<Button isDisabled={busy}>{s.upload.addMore}</Button>)}
            <Button variant="primary" autoFocus isDisabled={busy} onPress={() => void handleUpload()}>
              {staysLocal ? <LockKeyhole size={17} aria-hidden /> : <Upload size={17} aria-hidden />}
              {staysLocal ? s.upload.addHere(files.length) : s.upload.submit(files.length)}
            </Button>
          </>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div
          className={`grid justify-items-center gap-3 px-6 rounded-2xl border-2 border-dashed text-center transition-colors ${
            isOver ? 'border-accent bg-accent-soft' : 'border-edge'
          } ${files.length === 0 ? 'py-10' : 'py-3'}`}
        >
          {files.length === 0 ? (
            <>
              <Upload size={34} aria-hidden className="text-accent" />
              <p className="m-0 font-600">{s.upload.drop}</p>
              <p className="m-0 text-sm text-muted">{s.upload.or}</p>
              {picker(<Button variant="primary">{s.upload.choose}</Button>)}
              <p className="m-0 text-sm text-muted">{s.upload.limit}</p>
            </>
          ) : (
            <p className="m-0 text-sm text-muted">{s.upload.dropMore}</p>
          )}
        </div>
        {files.length > 0 && (
          <ul
            aria-label={s.upload.selected}
            className="list-none m-0 p-0 grid grid-cols-[minmax(0,1fr)] gap-2"
          >
            {files.map((file, i) => (
              <ChosenFile
                key={`${file.name}/${i}`}
                file={file}
                percent={percents?.get(file)}
                busy={busy}
                onRemove={() => setFiles(files.filter((one) => one !== file))}
              />
            ))}
          </ul>
        )}
        {hasAccount && files.length > 0 && (
          <Switch
            label={s.upload.private}
            hint={s.upload.privateHint}
            isSelected={isPrivate}
            isDisabled={busy}
            onChange={setIsPrivate}
          />
        )}
        <p className="m-0 flex gap-3 p-4 rounded-xl bg-ground text-sm text-muted">
          <Info size={18} aria-hidden className="shrink-0 text-lapis" />
          {staysLocal ? s.upload.infoLocal : s.upload.info}
        </p>
      </div>
    </Dialog>
  );
}

interface ChosenFileProps {
  file: File;
  percent: number | undefined;
  busy: boolean;
  onRemove: () => void;
}

function ChosenFile({ file, percent, busy, onRemove }: ChosenFileProps) {
  return (
    <li className="flex items-center gap-3 p-3 rounded-xl bg-ground">
      <FileText size={22} aria-hidden className="shrink-0 text-accent" />
      <div className="grow min-w-0">
        <p className="m-0 font-600 truncate">{titleOf(file.name)}</p>
        <p className="m-0 text-sm text-muted">
          {formatOf(file.name)} · {formatSize(file.size)}
        </p>
        {percent !== undefined && (
          <div className="flex items-center gap-2 mt-1">
            {percent === 0 && <span className="shrink-0 text-xs text-muted">{s.upload.reading}</span>}
            <ProgressBar label={s.upload.uploading(file.name, percent)} percent={percent} thin />
            <span className="text-xs tabular-nums text-muted">{percent}%</span>
          </div>
        )}
      </div>
      <IconButton label={s.upload.remove(file.name)} isDisabled={busy} onPress={onRemove}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </li>
  );
}

/** Invalid files are reported together; the valid ones of the same choice are kept. */
function checkAndReport(files: readonly File[]): File[] {
  const { valid, problems } = checkFiles(files);
  if (problems.length > 0) notify('error', s.upload.invalid, problems.join('\n'));
  return valid;
}

function formatSize(bytes: number): string {
  return bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
