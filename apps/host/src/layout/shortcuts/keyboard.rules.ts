/** Keyboards whose caps read differently. */
export const keyboards = ['pc', 'mac'] as const;

export type Keyboard = (typeof keyboards)[number];

/** The keyboard of this device. */
export const thisKeyboard = (): Keyboard => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? 'mac' : 'pc');
