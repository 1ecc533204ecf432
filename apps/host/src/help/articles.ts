import type { Language } from '@courtyard/common';

export interface Article {
  id: string;
  title: string;
  /** Paragraphs. */
  text: readonly string[];
}

const en: readonly Article[] = [
  {
    id: 'dashboard',
    title: 'Arrange your dashboard',
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
    text: [
      'Open your name at the top right and choose Account Settings. Font, corners, dates, language and colors change at once; Reset to defaults takes all of it back.',
    ],
  },
  {
    id: 'password',
    title: 'Change or reset your password',
    text: [
      'Signed in: Account Settings, then Change password. Signed out: Forgot password on the sign-in page. Either way a link comes by email; it works once and for one hour.',
      'Setting a new password signs you out on every device.',
    ],
  },
  {
    id: 'devices',
    title: 'See where you are signed in',
    text: [
      'Account Settings lists every device. Sign out one that you do not recognise, or all of them with Sign out everywhere.',
    ],
  },
  {
    id: 'forbidden',
    title: 'Why a page says 403',
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
];

const es: readonly Article[] = [
  {
    id: 'dashboard',
    title: 'Organizar el panel',
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
    text: [
      'Abra su nombre arriba a la derecha y elija Ajustes de la cuenta. Letra, esquinas, fechas, idioma y colores cambian al momento; Restablecer lo devuelve todo.',
    ],
  },
  {
    id: 'password',
    title: 'Cambiar o restablecer la contraseña',
    text: [
      'Con la sesión abierta: Ajustes de la cuenta y Cambiar la contraseña. Sin sesión: ¿Olvidó la contraseña? en la página de entrada. En ambos casos llega un enlace por correo; sirve una vez y durante una hora.',
      'Al poner una contraseña nueva se cierra la sesión en todos los dispositivos.',
    ],
  },
  {
    id: 'devices',
    title: 'Ver dónde tiene la sesión abierta',
    text: [
      'Ajustes de la cuenta enumera los dispositivos. Cierre la sesión de uno que no reconozca, o todas con Cerrar todas las sesiones.',
    ],
  },
  {
    id: 'forbidden',
    title: 'Por qué una página dice 403',
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
];

/** The articles that ship with the product. */
export const articles: Record<Language, readonly Article[]> = { en, es };
