import { dateFormats } from '@courtyard/contract/formats';
import { create } from 'zustand';
import { isRecord, readStored, writeStored } from './browser-storage';

/** Poppins comes with the product; the others are what nearly every device has. */
export const fontFamilies = ['Poppins', 'Arial', 'Verdana', 'Georgia'] as const;
export const borderRadii = [0, 4, 8, 12, 16] as const;
export const colorModes = ['light', 'dark', 'system'] as const;
export const languages = ['en', 'es'] as const;

export type ColorMode = (typeof colorModes)[number];
export type Language = (typeof languages)[number];

export interface UiConfig {
  fontFamily: (typeof fontFamilies)[number];
  /** Pixels. */
  borderRadius: (typeof borderRadii)[number];
  dateFormat: (typeof dateFormats)[number];
  colorMode: ColorMode;
  language: Language;
  /** Whether the drawer starts in its narrow form on a wide window. */
  miniDrawer: boolean;
  /** Whether letters and signs alone are shortcuts: who dictates needs them to be none. */
  singleKeys: boolean;
}

interface UiConfigActions {
  change(part: Partial<UiConfig>): void;
  reset(): void;
}

const storageKey = 'theme-config';

/** In which the page came: what takes its markup over has to say the same first. */
const drawnLanguage: Language =
  typeof document !== 'undefined' && document.documentElement.lang === 'es' ? 'es' : 'en';

/** The first of the browser's languages that the product speaks; of none, that of the community, in which the page came. */
function browserLanguage(): Language {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  const offered = wanted.flatMap((tag) => languages.find((language) => tag.startsWith(language)) ?? []);
  return offered[0] ?? drawnLanguage;
}

export const defaultUiConfig: UiConfig = {
  fontFamily: 'Poppins',
  borderRadius: 8,
  dateFormat: 'MM/DD/YYYY',
  colorMode: 'system',
  language: 'en',
  miniDrawer: false,
  singleKeys: true,
};

/** How the interface looks to this person in this browser. Kept in local storage. */
export const useUiConfig = create<UiConfig & UiConfigActions>()((set, get) => ({
  ...defaultUiConfig,
  language: drawnLanguage,
  change(part) {
    set(part);
    writeStored(storageKey, configFrom(get()));
  },
  reset() {
    set({ ...defaultUiConfig, language: browserLanguage() });
    writeStored(storageKey, configFrom(get()));
  },
}));

/** A configuration from storage: a value that is not offered, or no longer, falls back to the default. */
function configFrom(value: unknown): UiConfig {
  const stored = isRecord(value) ? value : {};
  const chosen = <T>(name: keyof UiConfig, offered: readonly T[], otherwise: T): T =>
    offered.find((candidate) => candidate === stored[name]) ?? otherwise;
  const standard = defaultUiConfig;
  return {
    fontFamily: chosen('fontFamily', fontFamilies, standard.fontFamily),
    borderRadius: chosen('borderRadius', borderRadii, standard.borderRadius),
    dateFormat: chosen('dateFormat', dateFormats, standard.dateFormat),
    colorMode: chosen('colorMode', colorModes, standard.colorMode),
    language: chosen('language', languages, browserLanguage()),
    miniDrawer: chosen('miniDrawer', [true, false], standard.miniDrawer),
    singleKeys: chosen('singleKeys', [true, false], standard.singleKeys),
  };
}

/** For the build, which draws the pages of visitors in every language. */
export function drawIn(language: Language): void {
  Object.assign(useUiConfig.getInitialState(), { language });
}

// After creation, as in the auth store: hydration sees the defaults first.
useUiConfig.setState(configFrom(readStored(storageKey)));
