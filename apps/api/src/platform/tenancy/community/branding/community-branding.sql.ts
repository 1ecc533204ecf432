import type { Look } from '@courtyard/contract/platform/community/branding/branding.rules';
import type { Tx } from '../../../database/database';
import type { PictureSize } from './picture-size.rules';

/** Where everybody gets a logo. */
export const logoUrl = (fileId: string): string => `/api/v1/shell/community/logo/${fileId}`;

const ownBranding = {
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
export const keptBranding = async (tx: Tx) => (await kept(tx).executeTakeFirst()) ?? ownBranding;

/** As `keptBranding`, held until the transaction ends. */
export const heldBranding = async (tx: Tx) => (await kept(tx).forUpdate().executeTakeFirst()) ?? ownBranding;

export type KeptBranding = Awaited<ReturnType<typeof keptBranding>>;

export async function keepBranding(
  tx: Tx,
  tenantId: string,
  {
    logo,
    ...look
  }: Omit<KeptBranding, 'logoFileId' | 'logoWidth' | 'logoHeight'> & {
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
export const logoOf = ({ logoFileId, logoWidth, logoHeight }: KeptBranding) =>
  logoFileId !== null && logoWidth !== null && logoHeight !== null
    ? { fileId: logoFileId, width: logoWidth, height: logoHeight }
    : null;

/** As a page draws it. */
export async function lookOf(tx: Tx, name: string): Promise<Look> {
  const look = await keptBranding(tx);
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
