import { buffer } from 'node:stream/consumers';
import { logoLimits, logoMediaTypes } from '@courtyard/contract';
import type { Files } from '../../../core/services';
import type { Tx } from '../../../database/database';
import { say, type Text } from '../../../http/language/sentence';
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
  if (!file) throw refused('This picture is not there any more. Upload it again.');
  if (!logoMediaTypes.some((type) => type === file.mediaType))
    throw refused('A logo is a PNG, JPEG or WebP picture. Save it as one of these and upload it again.');
  const { bytes, leastPixels, maxPixels, mostRatio } = logoLimits;
  if (file.bytes > bytes)
    throw refused(say`This picture has more than ${bytes / 1024} KB. Save it smaller and upload it again.`);
  const size = pictureSize(await buffer(await files.read(tx, fileId)), file.mediaType);
  if (!size) throw refused('This picture cannot be read. Save it anew and upload it again.');
  const [shorter = 0, longer = 0] = [size.width, size.height].toSorted((one, other) => one - other);
  if (shorter < leastPixels || longer > maxPixels)
    throw refused(say`A logo has from ${leastPixels} to ${maxPixels} pixels on each side.`);
  if (longer > mostRatio * shorter)
    throw refused(say`A logo is at most ${mostRatio} times as long as it is high, and the other way round.`);
  return size;
}
