import type { Language } from '@courtyard/common';

export interface Article {
  id: string;
  title: string;
  /** Addresses of the pages that it is about, with all below them. */
  routes?: readonly string[];
  /** Paragraphs. */
  text: readonly string[];
}

const en: readonly Article[] = [
  {
    id: 'dashboard',
    title: 'Arrange your dashboard',
    routes: ['/dashboard'],
    text: [
      'Press Arrange on the dashboard. Drag a card by its grip, or focus the grip and use the arrow keys. The eye hides a card; hidden cards wait below the others.',
      'Your order is kept for you alone and follows you to other devices.',
    ],
  },
  {
    id: 'menu',
    title: 'Make room: the narrow menu',
    text: [
      'The button at the top left narrows the menu to its icons. Point at an icon, or reach it with the Tab key, and its entries fly out beside it.',
      'On a phone the menu lies over the page and closes when you go somewhere.',
    ],
  },
  {
    id: 'look',
    title: 'Dark colors, dates, font and language',
    routes: ['/myprofile'],
    text: [
      'Open your name at the top right and choose Account Settings. Font, corners, dates, language and colors change at once; Reset to defaults takes all of it back.',
    ],
  },
  {
    id: 'password',
    title: 'Change or reset your password',
    routes: ['/myprofile', '/reset-password'],
    text: [
      'Signed in: Account Settings, then Change password. Signed out: Forgot password on the sign-in page. Either way a link comes by email; it works once and for one hour.',
      'Setting a new password signs you out on every device.',
    ],
  },
  {
    id: 'devices',
    title: 'See where you are signed in',
    routes: ['/myprofile'],
    text: [
      'Account Settings lists every device. Sign out one that you do not recognise, or all of them with Sign out everywhere.',
    ],
  },
  {
    id: 'forbidden',
    title: 'Why a page says 403',
    routes: ['/unauthorized'],
    text: [
      'What you may see follows from your roles. A page that needs a permission you lack says "403 - You are not authorized to view this page." Somebody who manages roles in your community can change that.',
    ],
  },
  {
    id: 'section-down',
    title: 'A section does not load',
    text: [
      'Sections are delivered one by one. If one cannot be loaded, the others go on working; press Try again on its panel. Nothing that you saved is lost.',
    ],
  },
  {
    id: 'two-communities',
    title: 'Several communities, one account',
    text: [
      'If you belong to several communities, they are listed behind your name at the top right. Each has its own address and its own sign-in.',
    ],
  },
  {
    id: 'social',
    title: 'What others see of you',
    routes: ['/myprofile/social'],
    text: [
      'Others always see your name. Photo, a few words, email address and phone number are shown only where you say so here.',
      'The number beside Social Profile counts what others do not find yet.',
    ],
  },
  {
    id: 'lists',
    title: 'Find, filter and keep a list',
    routes: [
      '/properties-common-areas/properties',
      '/properties-common-areas/reservations',
      '/properties-common-areas/assets',
      '/properties-common-areas/reserve-components',
    ],
    text: [
      'Search, filters and order are in the address: send it to a colleague, or keep it as a bookmark, and the list is the same.',
      'Export saves all rows that the filters leave, not only those on screen.',
    ],
  },
  {
    id: 'booking',
    title: 'Book a common area',
    routes: ['/properties-common-areas/common-areas', '/properties-common-areas/reservations'],
    text: [
      'Open the area, choose a free time in its calendar and press Book. Two people can never hold one slot.',
      'Where the area asks for approval, the booking waits until somebody confirms it; you are told by mail.',
    ],
  },
  {
    id: 'insurance',
    title: 'Renew an insurance policy',
    routes: ['/properties-common-areas/properties/detail'],
    text: [
      'Open your home, then Insurance, and record the new policy with its first and last day. The certificate can be attached as a file.',
      'Before a policy ends, those who may renew it are reminded by mail.',
    ],
  },
];

const es: readonly Article[] = [
  {
    id: 'dashboard',
    title: 'Organizar el panel',
    routes: ['/dashboard'],
    text: [
      'Pulse Organizar en el panel. Arrastre una tarjeta por su asa, o enfoque el asa y use las flechas. El ojo oculta una tarjeta; las ocultas esperan debajo.',
      'El orden es solo suyo y le sigue a otros dispositivos.',
    ],
  },
  {
    id: 'menu',
    title: 'Más espacio: el menú estrecho',
    text: [
      'El botón de arriba a la izquierda estrecha el menú a sus iconos. Apunte a un icono, o llegue a él con el tabulador, y sus entradas salen al lado.',
      'En un teléfono el menú se pone sobre la página y se cierra al ir a algún sitio.',
    ],
  },
  {
    id: 'look',
    title: 'Colores oscuros, fechas, letra e idioma',
    routes: ['/myprofile'],
    text: [
      'Abra su nombre arriba a la derecha y elija Ajustes de la cuenta. Letra, esquinas, fechas, idioma y colores cambian al momento; Restablecer lo devuelve todo.',
    ],
  },
  {
    id: 'password',
    title: 'Cambiar o restablecer la contraseña',
    routes: ['/myprofile', '/reset-password'],
    text: [
      'Con la sesión abierta: Ajustes de la cuenta y Cambiar la contraseña. Sin sesión: ¿Olvidó la contraseña? en la página de entrada. En ambos casos llega un enlace por correo; sirve una vez y durante una hora.',
      'Al poner una contraseña nueva se cierra la sesión en todos los dispositivos.',
    ],
  },
  {
    id: 'devices',
    title: 'Ver dónde tiene la sesión abierta',
    routes: ['/myprofile'],
    text: [
      'Ajustes de la cuenta enumera los dispositivos. Cierre la sesión de uno que no reconozca, o todas con Cerrar todas las sesiones.',
    ],
  },
  {
    id: 'forbidden',
    title: 'Por qué una página dice 403',
    routes: ['/unauthorized'],
    text: [
      'Lo que puede ver depende de sus roles. Una página que pide un permiso que no tiene dice "403 - You are not authorized to view this page." Quien gestiona los roles de su comunidad puede cambiarlo.',
    ],
  },
  {
    id: 'section-down',
    title: 'Una sección no carga',
    text: [
      'Las secciones se entregan una a una. Si una no se puede cargar, las demás siguen; pulse Reintentar en su recuadro. No se pierde nada de lo guardado.',
    ],
  },
  {
    id: 'two-communities',
    title: 'Varias comunidades, una cuenta',
    text: [
      'Si pertenece a varias comunidades, aparecen tras su nombre arriba a la derecha. Cada una tiene su dirección y su inicio de sesión.',
    ],
  },
  {
    id: 'social',
    title: 'Lo que los demás ven de usted',
    routes: ['/myprofile/social'],
    text: [
      'Los demás ven siempre su nombre. La foto, unas palabras, el correo y el teléfono solo se muestran donde usted lo diga aquí.',
      'El número junto a Perfil social cuenta lo que los demás aún no encuentran.',
    ],
  },
  {
    id: 'lists',
    title: 'Buscar, filtrar y guardar una lista',
    routes: [
      '/properties-common-areas/properties',
      '/properties-common-areas/reservations',
      '/properties-common-areas/assets',
      '/properties-common-areas/reserve-components',
    ],
    text: [
      'La búsqueda, los filtros y el orden están en la dirección: envíela a alguien, o guárdela, y la lista será la misma.',
      'Exportar guarda todas las filas que dejan los filtros, no solo las que se ven.',
    ],
  },
  {
    id: 'booking',
    title: 'Reservar un área común',
    routes: ['/properties-common-areas/common-areas', '/properties-common-areas/reservations'],
    text: [
      'Abra el área, elija una hora libre en su calendario y pulse Reservar. Dos personas nunca pueden tener el mismo turno.',
      'Donde el área pide aprobación, la reserva espera a que alguien la confirme; se le avisa por correo.',
    ],
  },
  {
    id: 'insurance',
    title: 'Renovar una póliza de seguro',
    routes: ['/properties-common-areas/properties/detail'],
    text: [
      'Abra su vivienda, luego Seguros, y anote la póliza nueva con su primer y su último día. El certificado se puede adjuntar.',
      'Antes de que venza una póliza, se avisa por correo a quienes pueden renovarla.',
    ],
  },
];

/** The articles that ship with the product. */
export const articles: Record<Language, readonly Article[]> = { en, es };
