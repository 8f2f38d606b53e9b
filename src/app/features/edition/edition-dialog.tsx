import { BookImage, Images, Share2, Square } from 'lucide-react';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useBook } from '#app/book-parts/use-library.ts';
import { useConnection } from '#app/state/connection.ts';
import { canShareFile, shareFile } from '#app/state/share-file.ts';
import { saveFile } from '#app/state/save-file.ts';
import { formatBytes } from '#app/strings/amounts.ts';
import { edition } from '#app/strings/en-edition.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { Choice } from '#app/ui/choice.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { ProgressBar } from '#app/ui/progress-bar.tsx';
import { Switch } from '#app/ui/switch.tsx';
import type { EditionFormat } from '#workers/editions/edition-worker.ts';
import { type BookPictures, countPictures } from './count-pictures.ts';
import { PaintingChoice, useCountToPaint } from './painting-choice.tsx';
import { lastChapter, type Making, useMakingEdition } from './use-making-edition.ts';

interface EditionDialogProps {
  bookId: string;
  onClose: () => void;
}

type Extent = 'read' | 'whole';

/** Makes an illustrated edition of a book and saves it as a file. */
export function EditionDialog({ bookId, onClose }: EditionDialogProps) {
  const book = useBook(bookId);
  const pictures = useLiveQuery(() => countPictures(bookId), [bookId]);
  const [chosen, setChosen] = useState<Extent>('read');
  const { making, make, stop } = useMakingEdition(book);
  const readTo = pictures?.readTo ?? null;
  const extent = readTo === null ? 'whole' : chosen;
  const [perChapter, setPerChapter] = useState(0);
  const [format, setFormat] = useState<EditionFormat>('epub');
  const [isForEInk, setForEInk] = useState(false);
  const [hasHeadPieces, setHeadPieces] = useState(false);
  const options = { format, until: extent === 'read' ? readTo : null, perChapter, isForEInk, hasHeadPieces };
  const toPaint = useCountToPaint(bookId, options);
  const canMake = (pictures?.[extent].all ?? 0) > 0 || (perChapter > 0 && toPaint !== 0);
  const isAsking = making.state === 'idle' || making.state === 'failed';
  return (
    <Dialog
      title={s.book.edition}
      isOpen
      onClose={onClose}
      closeLabel={s.app.close}
      footer={
        <Actions
          making={making}
          format={format}
          isDisabled={!book || !canMake}
          onMake={() => void make(options)}
          onStop={stop}
          onClose={onClose}
        />
      }
    >
      <div className="grid gap-4">
        <p className="m-0 text-muted">{edition.lead}</p>
        {isAsking && pictures && (
          <>
            <FormatChoice format={format} onChoose={setFormat} />
            <ExtentChoice pictures={pictures} extent={extent} onChoose={setChosen} />
            <PaintingChoice bookId={bookId} options={options} onChoose={setPerChapter} />
            <Switch
              label={edition.eInk}
              hint={edition.eInkHint}
              isSelected={isForEInk}
              onChange={setForEInk}
            />
            {format === 'epub' && (
              <Switch
                label={edition.headPieces}
                hint={edition.headPiecesHint}
                isSelected={hasHeadPieces}
                onChange={setHeadPieces}
              />
            )}
          </>
        )}
        <div role="status" className="grid gap-2">
          {making.state === 'working' ? (
            <p className="m-0">{edition.steps[making.step]}</p>
          ) : making.state === 'done' ? (
            <Saved making={making} />
          ) : (
            <Contents pictures={pictures} extent={extent} />
          )}
        </div>
        {making.state === 'working' && <ProgressBar label={edition.progress} percent={making.percent} />}
        {making.state === 'failed' && (
          <p role="alert" className="m-0 text-danger">
            {making.message}
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface ActionsProps {
  making: Making;
  format: EditionFormat;
  isDisabled: boolean;
  onMake: () => void;
  onStop: () => void;
  onClose: () => void;
}

function Actions({ making, format, isDisabled, onMake, onStop, onClose }: ActionsProps) {
  if (making.state === 'working')
    return (
      <Button autoFocus onPress={onStop}>
        <Square size={15} aria-hidden />
        {edition.stop}
      </Button>
    );
  if (making.state === 'done')
    return (
      <>
        {canShareFile(making.made.file) && (
          <Button onPress={() => void shareFile(making.made.file, { title: making.made.file.name })}>
            <Share2 size={16} aria-hidden />
            {edition.share}
          </Button>
        )}
        <Button onPress={() => saveFile(making.made.file, making.made.file.name)}>{edition.again}</Button>
        <Button variant="primary" autoFocus onPress={onClose}>
          {edition.done}
        </Button>
      </>
    );
  return (
    <>
      <Button onPress={onClose}>{s.app.cancel}</Button>
      <Button variant="primary" isDisabled={isDisabled} onPress={onMake}>
        {format === 'epub' ? <BookImage size={17} aria-hidden /> : <Images size={17} aria-hidden />}
        {format === 'epub' ? edition.make : edition.makeAlbum}
      </Button>
    </>
  );
}

interface FormatChoiceProps {
  format: EditionFormat;
  onChoose: (format: EditionFormat) => void;
}

function FormatChoice({ format, onChoose }: FormatChoiceProps) {
  return (
    <div className="grid gap-2">
      <Choice
        label={edition.format}
        options={[
          { id: 'epub', label: edition.formats.epub },
          { id: 'album', label: edition.formats.album },
        ]}
        selected={format}
        onSelect={onChoose}
      />
      <p className="m-0 text-sm text-muted">{edition.formatHints[format]}</p>
    </div>
  );
}

interface ExtentChoiceProps {
  pictures: BookPictures;
  extent: Extent;
  onChoose: (extent: Extent) => void;
}

/** Up to the reader's place, unless they choose the whole book. */
function ExtentChoice({ pictures: { readTo }, extent, onChoose }: ExtentChoiceProps) {
  if (readTo === null) return <p className="m-0">{edition.notBegun}</p>;
  return (
    <div className="grid gap-2">
      <Choice
        label={edition.extent}
        options={[
          { id: 'read', label: edition.read },
          { id: 'whole', label: edition.whole },
        ]}
        selected={extent}
        onSelect={onChoose}
      />
      <p className="m-0 text-sm text-muted">
        {extent === 'read' ? edition.readHint(lastChapter(readTo)) : edition.wholeHint}
      </p>
    </div>
  );
}

/** How many pictures the edition will have. */
function Contents({ pictures, extent }: { pictures: BookPictures | undefined; extent: Extent }) {
  const isOnline = useConnection((state) => state.online);
  if (!pictures) return <p className="m-0">{edition.counting}</p>;
  const { all, here } = pictures[extent];
  const isRead = extent === 'read';
  if (all === 0) return <p className="m-0">{isRead ? edition.noPicturesRead : edition.noPicturesWhole}</p>;
  const missing = isOnline ? 0 : all - here;
  return (
    <>
      <p className="m-0 font-600">{isRead ? edition.picturesRead(all) : edition.picturesWhole(all)}</p>
      {missing > 0 && (
        <p className="m-0 text-sm text-muted">
          {missing === all ? edition.noneHere : edition.notHere(missing)}
        </p>
      )}
    </>
  );
}

function Saved({ making: { made } }: { making: Extract<Making, { state: 'done' }> }) {
  return (
    <>
      <p className="m-0 font-600 break-words">
        {edition.saved(made.file.name, made.pictures, formatBytes(made.file.size))}
      </p>
      {made.leftOut > 0 && <p className="m-0 text-sm text-muted">{edition.leftOut(made.leftOut)}</p>}
    </>
  );
}
