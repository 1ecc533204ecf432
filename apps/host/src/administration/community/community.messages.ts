import { defineMessages } from '@courtyard/common';
import { communityWords } from '@courtyard/contract/platform/community/community.words';

export const communityMessages = defineMessages(
  {
    en: {
      title: 'Community',
      text: 'What the community is called, which clock it goes by, and what it speaks.',
      nameHelp: 'It stands at the top of every page and under every mail.',
      zoneHelp: 'The clock of bookings, deadlines and mails. Search by city, country or name.',
      zoneRule: 'Choose one of the time zones.',
      now: 'Now in the community: {now}',
      nowThen: 'Then in the community: {now}, instead of {before}',
      kept: 'Bookings keep their moment and are shown by the new clock. Days, deadlines and mails follow it from now on.',
      languageHelp: 'For those who have chosen none: their pages, mails and notifications.',
      currencyHelp: 'Every amount of the community is in it. It stays once the first one is recorded.',
      currencyRule: 'Choose one of the currencies.',
      fixed: 'Amounts are recorded in it, and would mean something else in another. So it stays.',
      amount: '{code}, {name}. For example: {amount}',
      save: 'Save community',
      saved: 'The community is saved.',
      joining: 'Joining',
      joiningText:
        'Those who ask prove their address first; then it waits for who may let people in. Without this, people come by invitation only.',
      notChanged: 'This could not be saved. It is as it was before.',
      historyText: 'Who changed what of the community itself.',
    },
    es: {
      title: 'Comunidad',
      text: 'Cómo se llama la comunidad, por qué reloj se rige y qué idioma habla.',
      nameHelp: 'Está en lo alto de cada página y al pie de cada correo.',
      zoneHelp: 'El reloj de reservas, plazos y correos. Busque por ciudad, país o nombre.',
      zoneRule: 'Elija una de las zonas horarias.',
      now: 'Ahora en la comunidad: {now}',
      nowThen: 'Entonces en la comunidad: {now}, en vez de {before}',
      kept: 'Las reservas conservan su momento y se muestran con el nuevo reloj. Los días, plazos y correos lo siguen desde ahora.',
      languageHelp: 'Para quienes no han elegido ninguno: sus páginas, correos y avisos.',
      currencyHelp: 'En ella está cada importe de la comunidad. Se queda en cuanto se anota el primero.',
      currencyRule: 'Elija una de las monedas.',
      fixed: 'Hay importes anotados en ella, y en otra significarían otra cosa. Por eso se queda.',
      amount: '{code}, {name}. Por ejemplo: {amount}',
      save: 'Guardar comunidad',
      saved: 'La comunidad está guardada.',
      joining: 'Entrada',
      joiningText:
        'Quien pide acceso confirma antes su dirección; después espera a quien puede dejar entrar. Sin esto, se entra solo por invitación.',
      notChanged: 'No se pudo guardar. Está como antes.',
      historyText: 'Quién cambió qué de la propia comunidad.',
    },
  },
  communityWords,
);
