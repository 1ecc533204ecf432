import type { Look } from '@courtyard/contract/platform/community/look/look.rules';
import type { Tx } from '../../../database/database';
import type { PictureSize } from './picture-size.rules';

/** Where everybody gets a logo. */
export const logoUrl = (fileId: string): string => `/api/v1/shell/community/logo/${fileId}`;

const ownLook = {
  logoFileId: null,
  logoWidth: null,
  logoHeight: null,
  logoPlate: true,
  wordmarkLight: null,
  wordmarkDark: null,
  version: 1,
};

const fields = [
  'logoFileId',
  'logoWidth',
  'logoHeight',
  'logoPlate',
  'wordmarkLight',
  'wordmarkDark',
  'version',
] as const;

const kept = (tx: Tx) => tx.selectFrom('communityLook').select(fields);

/** The look of the transaction's community; the product's own where it chose none. */
export const keptLook = async (tx: Tx) => (await kept(tx).executeTakeFirst()) ?? ownLook;

/** As `keptLook`, held until the transaction ends. */
export const heldLook = async (tx: Tx) => (await kept(tx).forUpdate().executeTakeFirst()) ?? ownLook;

export type KeptLook = Awaited<ReturnType<typeof keptLook>>;

export async function keepLook(
  tx: Tx,
  tenantId: string,
  {
    logo,
    ...look
  }: Omit<KeptLook, 'logoFileId' | 'logoWidth' | 'logoHeight'> & {
    logo: ({ fileId: string } & PictureSize) | null;
  },
): Promise<void> {
  const { fileId, width, height } = logo ?? { fileId: null, width: null, height: null };
  const row = { ...look, logoFileId: fileId, logoWidth: width, logoHeight: height };
  await tx
    .insertInto('communityLook')
    .values({ tenantId, ...row })
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet(row))
    .execute();
}

/** The size of a kept logo; null where there is none. */
export const logoOf = ({ logoFileId, logoWidth, logoHeight }: KeptLook) =>
  logoFileId !== null && logoWidth !== null && logoHeight !== null
    ? { fileId: logoFileId, width: logoWidth, height: logoHeight }
    : null;

/** As a page draws it. */
export async function lookOf(tx: Tx, name: string): Promise<Look> {
  const look = await keptLook(tx);
  const logo = logoOf(look);
  const { logoPlate, wordmarkLight, wordmarkDark } = look;
  return {
    name,
    logo: logo && { url: logoUrl(logo.fileId), width: logo.width, height: logo.height },
    logoPlate,
    wordmarkLight,
    wordmarkDark,
  };
}
