import { reading } from '#app/strings/en-reading.ts';
import { capitalised, formatDevice, formatPlace } from '../navigation/format-place.ts';
import type { ChapterPages } from '../pages/chapter-pages.ts';
import { PositionBar } from './position-bar.tsx';
import { ReturnBar } from './return-bar.tsx';
import type { useNavigation } from '../navigation/use-navigation.ts';

interface PlaceNoticeProps {
  navigation: ReturnType<typeof useNavigation>;
  /** The open chapter, whose pages these are. */
  chapter: number;
  pages: ChapterPages | null;
}

/** Whether there is a notice about the reader's place; the footer has room for one. */
export const hasPlaceNotice = ({ returnPlace, devices }: PlaceNoticeProps['navigation']): boolean =>
  returnPlace !== null || devices.offer !== null;

/** Another place of the reader's: the one before a jump, or else where another device is. */
export function PlaceNotice({ navigation, chapter, pages }: PlaceNoticeProps) {
  const { returnPlace, devices } = navigation;
  if (returnPlace)
    return (
      <ReturnBar
        target={returnPlace}
        chapter={chapter}
        onBack={navigation.goBack}
        onDismiss={navigation.stay}
      />
    );
  if (!devices.offer) return null;
  const at = reading.page.otherAt(formatDevice(devices.offer), formatPlace(devices.offer, pages));
  return <PositionBar text={capitalised(at)} onGo={devices.follow} onDismiss={devices.stay} />;
}
