import { defineMessages } from '@courtyard/common';
import { communityWords } from '@courtyard/contract/platform/community/community.words';

const { logo, logoPlate } = communityWords;

export const lookMessages = defineMessages(
  {
    en: {
      title: 'Logo and wordmark',
      text: 'How the community shows itself at the top of every page, and where people sign in.',
      logoHelp:
        'PNG, JPEG or WebP; it is made as small as it is shown. Save an SVG as PNG first: it could carry code.',
      logoPlateHelp: 'For a logo that is drawn in dark colors.',
      light: 'Wordmark in the light scheme',
      dark: 'Wordmark in the dark scheme',
      colorHelp: 'Such as #1d4ed8. Empty, it is the product’s own.',
      colorRule: 'Give the color as # with six digits, such as #1d4ed8.',
      pick: 'Choose a color: {label}',
      contrast: 'Contrast {ratio}:1. Text takes {least}:1 to be read.',
      tooLow: 'Contrast {ratio}:1 is too low: it takes {least}:1 to be read. Choose a darker color.',
      tooLowDark: 'Contrast {ratio}:1 is too low: it takes {least}:1 to be read. Choose a lighter color.',
      preview: 'Preview',
      previewLight: 'In the light scheme',
      previewDark: 'In the dark scheme',
      save: 'Save look',
      saved: 'The look of the community is saved.',
    },
    es: {
      title: 'Logotipo y marca',
      text: 'Cómo se muestra la comunidad en lo alto de cada página y donde se inicia sesión.',
      logoHelp:
        'PNG, JPEG o WebP; se reduce al tamaño en que se muestra. Guarde antes un SVG como PNG: podría llevar código.',
      logoPlateHelp: 'Para un logotipo dibujado en colores oscuros.',
      light: 'Marca en el modo claro',
      dark: 'Marca en el modo oscuro',
      colorHelp: 'Por ejemplo #1d4ed8. Vacío, es el del propio producto.',
      colorRule: 'Dé el color como # con seis cifras, por ejemplo #1d4ed8.',
      pick: 'Elegir un color: {label}',
      contrast: 'Contraste {ratio}:1. Un texto necesita {least}:1 para leerse.',
      tooLow:
        'Un contraste de {ratio}:1 es poco: hace falta {least}:1 para leerlo. Elija un color más oscuro.',
      tooLowDark:
        'Un contraste de {ratio}:1 es poco: hace falta {least}:1 para leerlo. Elija un color más claro.',
      preview: 'Vista previa',
      previewLight: 'En el modo claro',
      previewDark: 'En el modo oscuro',
      save: 'Guardar aspecto',
      saved: 'El aspecto de la comunidad está guardado.',
    },
  },
  { logo, logoPlate },
);
