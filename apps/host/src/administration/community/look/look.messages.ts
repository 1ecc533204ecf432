import { defineMessages } from '@courtyard/common';
import { communityWords } from '@courtyard/contract/platform/community/community.words';

const { logo, logoPlate } = communityWords;

export const lookMessages = defineMessages(
  {
    en: {
      title: 'Logo and wordmark',
      text: 'Shown at the top of every page and on the sign-in page.',
      logoHelp:
        'PNG, JPEG or WebP. It’s resized automatically. Convert an SVG to PNG first: SVG files can contain code.',
      logoPlateHelp: 'For logos in dark colors.',
      light: 'Wordmark in light mode',
      dark: 'Wordmark in dark mode',
      colorHelp: 'For example #1d4ed8. Leave blank for the default color.',
      colorRule: 'Enter the color as # and six digits, such as #1d4ed8.',
      pick: 'Pick a color: {label}',
      contrast: 'Contrast {ratio}:1. Readable text needs at least {least}:1.',
      tooLow: 'Contrast {ratio}:1 is too low: at least {least}:1 is needed. Choose a darker color.',
      tooLowDark: 'Contrast {ratio}:1 is too low: at least {least}:1 is needed. Choose a lighter color.',
      preview: 'Preview',
      previewLight: 'Light mode',
      previewDark: 'Dark mode',
      save: 'Save branding',
      saved: 'Branding saved.',
    },
    es: {
      title: 'Logotipo y marca',
      text: 'Se muestra en la parte superior de cada página y en el inicio de sesión.',
      logoHelp:
        'PNG, JPEG o WebP. Se ajusta el tamaño automáticamente. Convierta antes un SVG a PNG: los SVG pueden contener código.',
      logoPlateHelp: 'Para logotipos de colores oscuros.',
      light: 'Marca en el modo claro',
      dark: 'Marca en el modo oscuro',
      colorHelp: 'Por ejemplo #1d4ed8. Déjelo vacío para usar el color predeterminado.',
      colorRule: 'Escriba el color como # y seis cifras, por ejemplo #1d4ed8.',
      pick: 'Elegir un color: {label}',
      contrast: 'Contraste {ratio}:1. Para leer bien hace falta al menos {least}:1.',
      tooLow: 'El contraste {ratio}:1 es bajo: hace falta al menos {least}:1. Elija un color más oscuro.',
      tooLowDark: 'El contraste {ratio}:1 es bajo: hace falta al menos {least}:1. Elija un color más claro.',
      preview: 'Vista previa',
      previewLight: 'Modo claro',
      previewDark: 'Modo oscuro',
      save: 'Guardar imagen',
      saved: 'Imagen de la comunidad guardada.',
    },
  },
  { logo, logoPlate },
);
