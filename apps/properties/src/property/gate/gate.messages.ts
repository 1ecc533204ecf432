import { defineMessages, useMessages } from '@courtyard/common';

const gateMessages = defineMessages({
  en: {
    property: 'Property',
    noId: 'No property was chosen',
    noIdText: 'This page is about one property. Choose it on another page.',
    notFound: 'There is no such property',
    notFoundText: 'It may belong to another community, or you may not see it.',
    toList: 'All properties',
    toOverview: 'Properties & Areas',
  },
  es: {
    property: 'Propiedad',
    noId: 'No se eligió ninguna propiedad',
    noIdText: 'Esta página trata de una propiedad. Elíjala en otra página.',
    notFound: 'No existe esa propiedad',
    notFoundText: 'Puede ser de otra comunidad, o quizá usted no pueda verla.',
    toList: 'Todas las propiedades',
    toOverview: 'Propiedades y áreas',
  },
});

export const useGateTexts = () => useMessages(gateMessages);
