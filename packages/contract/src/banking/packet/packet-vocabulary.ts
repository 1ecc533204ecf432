import type { HistoryVocabulary } from '../../wire/fields/history';
import { packetWords } from './packet.words';

/** What board packets are called in their histories. */
export const packetVocabulary: HistoryVocabulary = {
  actions: {
    'packet.create': { en: 'Packet created', es: 'Carpeta creada' },
    'packet.make': { en: 'PDF made', es: 'PDF hecho' },
    'packet.fail': { en: 'PDF not made', es: 'PDF no hecho' },
    'packet.retry': { en: 'PDF requested again', es: 'PDF pedido de nuevo' },
    'packet.delete': { en: 'Packet deleted', es: 'Carpeta eliminada' },
  },
  kinds: { packet: packetWords.packet },
  things: { packet: packetWords },
};
