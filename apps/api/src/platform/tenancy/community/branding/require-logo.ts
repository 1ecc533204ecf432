import { buffer } from 'node:stream/consumers';
import { logoLimits, logoMediaTypes } from '@courtyard/contract';
import type { Files } from '../../../core/services';
import type { Tx } from '../../../database/database';
import { msg, type Text } from '../../../http/language/sentence';
import { invalid } from '../../../http/problem';
import { type PictureSize, pictureSize } from './picture-size.rules';

const refused = (why: Text) => invalid({ logoFileId: why });

/** The size of an uploaded picture that can be a logo. Throws, at the field `logoFileId`, for one that cannot, with why and what to do. */
export async function requireLogo(
  tx: Tx,
  files: Pick<Files, 'describe' | 'read'>,
  fileId: string,
): Promise<PictureSize> {
  const file = (await files.describe(tx, [fileId])).get(fileId);
  if (!file) throw refused('This picture is no longer available. Upload it again.');
  if (!logoMediaTypes.some((type) => type === file.mediaType))
    throw refused('A logo must be a PNG, JPEG or WebP picture. Convert it and upload it again.');
  const { bytes, leastPixels, maxPixels, maxRatio } = logoLimits;
  if (file.bytes > bytes)
    throw refused(msg`This picture is larger than ${bytes / 1024} KB. Make it smaller and upload it again.`);
  const size = pictureSize(await buffer(await files.read(tx, fileId)), file.mediaType);
  if (!size) throw refused('Couldn’t read this picture. Save it again and re-upload it.');
  const [shorter = 0, longer = 0] = [size.width, size.height].toSorted((one, other) => one - other);
  if (shorter < leastPixels || longer > maxPixels)
    throw refused(msg`A logo must have ${leastPixels} to ${maxPixels} pixels on each side.`);
  if (longer > maxRatio * shorter)
    throw refused(msg`A logo’s longer side can be at most ${maxRatio} times its shorter side.`);
  return size;
}
