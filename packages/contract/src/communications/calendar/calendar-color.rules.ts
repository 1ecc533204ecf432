import { contrastOf, leastContrast } from '../../platform/community/branding/branding.rules';

const [black, white] = ['#000000', '#ffffff'];

/** What is written on a colour in: the event's own where it can be read there, else black or white, whichever reads better. */
export function textOn(color: string, textColor: string | null = null): string {
  if (textColor !== null && contrastOf(color, textColor) >= leastContrast) return textColor;
  return contrastOf(color, white) >= contrastOf(color, black) ? white : black;
}
