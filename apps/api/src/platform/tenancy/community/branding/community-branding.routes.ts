import { type CommunityBranding, communityBrandingRoutes } from '@courtyard/contract';
import {
  type ColorScheme,
  contrastText,
  leastContrast,
  wordmarkContrast,
} from '@courtyard/contract/platform/community/branding/branding.rules';
import { changeOf } from '../../../audit/audit';
import type { Tx } from '../../../database/database';
import { exchangeFiles, fileList } from '../../../files/attached-files.sql';
import { msg } from '../../../http/language/sentence';
import { implement, implementStream, type Module } from '../../../http/implement';
import { invalid, notFound } from '../../../http/problem';
import { versionConflict } from '../../../section/conflicts';
import {
  heldBranding,
  keepBranding,
  keptBranding,
  type KeptBranding,
  logoOf,
  logoUrl,
} from './community-branding.sql';
import { requireLogo } from './require-logo';

/** Throws for a colour that cannot be read where wordmarks stand, with what was measured. */
function requireContrast(color: string | null, scheme: ColorScheme, field: string): void {
  if (color === null) return;
  const ratio = wordmarkContrast(color, scheme);
  if (ratio >= leastContrast) return;
  throw invalid({
    [field]: msg`This color has a contrast of ${contrastText(ratio)}:1 with the background; at least ${leastContrast}:1 is needed.`,
  });
}

/** Logo and colours of a community: changed by those who may, seen by everybody who opens a page of it. */
export const communityBrandingModule: Module = ({ files, events }) => {
  async function answerOf(tx: Tx, look: KeptBranding): Promise<{ data: CommunityBranding }> {
    const { version, logoPlate, wordmarkLight, wordmarkDark } = look;
    const logo = logoOf(look);
    const file = logo && (await files.describe(tx, [logo.fileId])).get(logo.fileId);
    const { width = 0, height = 0 } = logo ?? {};
    return {
      data: {
        version,
        logoPlate,
        wordmarkLight,
        wordmarkDark,
        logo: file ? { file, width, height, url: logoUrl(file.id) } : null,
      },
    };
  }

  /** What the history tells: the name of the picture in place of its id. */
  async function auditValues(tx: Tx, look: Omit<KeptBranding, 'version' | 'logoWidth' | 'logoHeight'>) {
    const { logoFileId, logoPlate, wordmarkLight, wordmarkDark } = look;
    const logo = (await files.describe(tx, fileList(logoFileId))).get(logoFileId ?? '')?.name ?? null;
    return { logo, logoPlate, wordmarkLight, wordmarkDark };
  }

  return [
    implement(communityBrandingRoutes.getCommunityBranding, async ({ tx }) =>
      answerOf(tx, await keptBranding(tx)),
    ),

    implement(
      communityBrandingRoutes.updateCommunityBranding,
      async ({ tx, tenant, platform, body, audit }) => {
        // Held even where there is no look yet: two who choose the first one wait for each other.
        await tx.selectFrom('tenant').select('id').where('id', '=', tenant.id).forUpdate().execute();
        const before = await heldBranding(tx);
        if (before.version !== body.version) throw versionConflict('community');
        requireContrast(body.wordmarkLight, 'light', 'wordmarkLight');
        requireContrast(body.wordmarkDark, 'dark', 'wordmarkDark');
        const entry = changeOf(
          'community.update',
          { community: tenant.id },
          await auditValues(tx, before),
          await auditValues(tx, body),
        );
        const isSameLogo = body.logoFileId === before.logoFileId;
        if (isSameLogo && Object.keys(entry.changes).length === 0) return answerOf(tx, before);
        const { logoFileId, logoPlate, wordmarkLight, wordmarkDark } = body;
        const fileId = logoFileId;
        const logo = isSameLogo
          ? logoOf(before)
          : fileId && { fileId, ...(await requireLogo(tx, files, fileId)) };
        await exchangeFiles({ tx, platform }, fileList(before.logoFileId), fileList(logoFileId));
        const version = before.version + 1;
        await keepBranding(tx, tenant.id, {
          logo: logo || null,
          logoPlate,
          wordmarkLight,
          wordmarkDark,
          version,
        });
        await audit(entry);
        await events.publish(tx, { tenantId: tenant.id, topic: 'community', toAll: true });
        return answerOf(tx, await keptBranding(tx));
      },
    ),

    implementStream(communityBrandingRoutes.getLogo, async ({ params, tenant, platform, reply }) => {
      const file = await platform.inTenant(
        tenant.id,
        (tx) =>
          tx
            .selectFrom('communityLook')
            .innerJoin('file', 'file.id', 'communityLook.logoFileId')
            .select(['file.mediaType', 'file.bytes', 'file.storageKey'])
            .where('communityLook.logoFileId', '=', params.fileId)
            .executeTakeFirst(),
        { readOnly: true },
      );
      if (!file) throw notFound('file');
      reply.headers({
        'content-type': file.mediaType,
        'content-length': String(file.bytes),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
        // Another picture has another address.
        'cache-control': 'public, max-age=31536000, immutable',
      });
      return files.open(file.storageKey);
    }),
  ];
};
