import { logoLimits } from '@courtyard/contract/platform/community/branding/community-branding';
import { type Cut, redrawnPicture } from '../../../app/redrawn-picture';

/** What a logo is stored as at most, in pixels: four times the place where it stands. */
const most = { width: 512, height: 128 };

/** The whole picture, made smaller where it is larger than is ever shown. */
export function logoCut({ width, height }: { width: number; height: number }): Cut {
  const scale = Math.min(1, most.width / width, most.height / height);
  return {
    from: { x: 0, y: 0, width, height },
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** A logo as it is sent: without loss where that is small enough. As it is where this browser cannot read it. */
export async function logoPicture(file: File): Promise<File> {
  for (const mediaType of ['image/png', 'image/webp'] as const) {
    const redrawn = await redrawnPicture(file, { cutOf: logoCut, mediaType, quality: 0.9 });
    if (redrawn && redrawn.file.size <= logoLimits.bytes) return redrawn.file;
  }
  return file;
}
