import { z } from 'zod';
import { id, one, version } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { storedFile } from '../../files';

/** `#1d4ed8`, in lower case; an empty input counts as none. */
const color = z
  .string()
  .trim()
  .max(7)
  .refine((hex) => /^(#[0-9a-f]{6})?$/i.test(hex), 'Enter the color as # and six digits, such as #1d4ed8.')
  .transform((hex) => (hex === '' ? null : hex.toLowerCase()))
  .nullable();

/** Kinds of picture that a logo can be. SVG is none of them: it can hold scripts and addresses. */
export const logoMediaTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Limits of a logo: it comes with the first page that anybody opens. */
export const logoLimits = { bytes: 200 * 1024, leastPixels: 32, maxPixels: 2000, maxRatio: 8 } as const;

export const communityBrandingInput = z.object({
  /** An uploaded picture; null for none. */
  logoFileId: id.nullable(),
  /** The logo stands on white in the dark scheme, for one that is drawn in dark colours. */
  logoPlate: z.boolean(),
  /** Of the second part of the wordmark and of the product's sign; null for the product's own. */
  wordmarkLight: color,
  wordmarkDark: color,
});

/** How the community looks: its logo, and the colour of the wordmark in each scheme. */
export const communityLook = z.object({
  version,
  logo: z
    .object({
      file: storedFile,
      /** In pixels. */
      width: z.int(),
      height: z.int(),
      /** Where everybody gets it; another picture has another address. */
      url: z.string(),
    })
    .nullable(),
  logoPlate: z.boolean(),
  wordmarkLight: z.string().nullable(),
  wordmarkDark: z.string().nullable(),
});

export type CommunityBranding = z.infer<typeof communityLook>;

const path = '/api/v1/shell/community/look';

export const communityBrandingRoutes = {
  getCommunityBranding: defineRoute({
    method: 'GET',
    path,
    access: 'Community Update',
    summary: 'Logo of the community and color of the wordmark, to change them',
    response: one(communityLook),
  }),
  updateCommunityBranding: defineRoute({
    method: 'PUT',
    path,
    access: 'Community Update',
    summary: 'Change the logo and the color of the wordmark; a color has to be readable on what it stands on',
    body: communityBrandingInput.extend({ version }),
    response: one(communityLook),
  }),
  getLogo: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/community/logo/:fileId',
    access: 'public',
    summary: 'The picture of the logo, for as long as it is the logo',
    params: z.object({ fileId: id }),
    produces: logoMediaTypes,
  }),
};
