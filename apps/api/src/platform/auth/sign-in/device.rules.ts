import {
  type browsers,
  type systems,
  unknownDevice,
} from '@courtyard/contract/platform/member/session/session.labels';

const browserSigns: readonly [RegExp, (typeof browsers)[number]][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systemSigns: readonly [RegExp, (typeof systems)[number]][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

const firstOf = (table: readonly [RegExp, string][], text: string) =>
  table.find(([sign]) => sign.test(text))?.[1];

/** A device by the name that its owner would give it: `Firefox on Mac`. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return unknownDevice;
  const browser = firstOf(browserSigns, userAgent);
  const system = firstOf(systemSigns, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? unknownDevice;
}
