import { ImageOff } from 'lucide-react';
import { useState, type CSSProperties, type RefObject } from 'react';
import { s } from '#app/strings/en.ts';

/** A picture on the screen; see use-picture.ts. */
export interface ShownPicture {
  /** Null until it is ready. */
  url: string | null;
  failed: boolean;
  /** There is no paper around it, so it need not be dimmed as much in the dark. */
  isLifted: boolean;
}

interface PictureProps {
  picture: ShownPicture;
  /** The passage, as alternative text. */
  alt: string;
  /** Size and shape; the display is the picture's own. */
  className?: string;
  style?: CSSProperties;
  imageRef?: RefObject<HTMLImageElement | null>;
}

/** A picture, with an empty frame while it loads and a placeholder when it is broken. */
export function Picture({ picture, alt, className = '', style, imageRef }: PictureProps) {
  const { url, failed, isLifted } = picture;
  const [broken, setBroken] = useState<string | null>(null);
  if (failed || (url && broken === url)) {
    return (
      <span
        role="img"
        aria-label={s.images.broken}
        className={`grid place-items-center bg-ground text-muted ${className}`}
      >
        <ImageOff size={36} aria-hidden />
      </span>
    );
  }
  if (!url) return <span className={`block bg-ground ${className}`} />;
  return (
    <img
      ref={imageRef}
      src={url}
      alt={alt}
      draggable={false}
      data-lifted={isLifted || undefined}
      onError={() => setBroken(url)}
      className={`picture block fade ${className}`}
      style={style}
    />
  );
}
