import type { Article } from './article';

export const spanishArticles: readonly Article[] = [
  {
    id: 'dashboard',
    title: 'Organizar el panel',
    routes: ['/dashboard'],
    text: [
      'Pulse Organizar en el panel. Arrastre una tarjeta por su asa, o enfoque el asa y use las flechas. El ojo oculta una tarjeta; las ocultas esperan debajo.',
      'Una tarjeta que no tiene nada que decir se oculta sola. El orden es solo suyo y le sigue a otros dispositivos.',
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
      'Con la sesión abierta: Ajustes de la cuenta y Cambiar la contraseña, con la actual. Sin sesión: ¿Olvidó la contraseña? en la página de entrada; llega un enlace por correo que sirve una vez y durante una hora.',
      'Al cambiarla se cierra la sesión en los demás dispositivos; al ponerla con el enlace, en todos.',
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
      'Lo que puede ver depende de sus roles. Una página que pide un permiso que no tiene dice "403 - You are not authorized to view this page." (no está autorizado a verla) y a quién preguntar. Quien gestiona los roles de su comunidad puede cambiarlo.',
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
      'Si pertenece a varias comunidades, aparecen tras su nombre arriba a la derecha. Elija una para ir allí: con la sesión abierta aquí, no vuelve a pedir la contraseña.',
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
      '/people/members',
      '/people/roles',
      '/people/committees',
    ],
    text: [
      'La búsqueda, los filtros, el orden y las columnas están en la dirección: envíela a alguien, o guárdela, y la lista será la misma.',
      'Vistas los guarda con un nombre, para usted o para todos los que ven la lista. Una de ellas puede ser con la que se abre.',
      'Las teclas J y K recorren las filas, la barra espaciadora muestra una vista previa junto a la lista, y el registro que abra lleva al siguiente y al anterior.',
      'Elija filas, o todas las que dejan los filtros, para cambiarlas de una vez.',
      'Exportar guarda todas las filas que dejan los filtros, no solo las que se ven.',
    ],
  },
  {
    id: 'booking',
    title: 'Reservar un área común',
    routes: ['/properties-common-areas/common-areas', '/properties-common-areas/reservations'],
    text: [
      'Abra el área, elija una hora libre en su calendario y pulse Reservar. Dos personas nunca pueden tener el mismo turno.',
      'Donde el área pide aprobación, la reserva espera a que alguien la confirme; se le avisa en la campana y por correo.',
      'Se puede esperar un turno ocupado: pulse Unirse a la lista de espera y se le ofrece en cuanto quede libre.',
      'Al cancelar se dice antes qué parte de la tarifa se queda. Una reserva se puede añadir al calendario de su dispositivo.',
    ],
  },
  {
    id: 'insurance',
    title: 'Renovar una póliza de seguro',
    routes: ['/properties-common-areas/properties/detail'],
    text: [
      'Abra su vivienda, luego Seguros, y anote la póliza nueva con su primer y su último día. El certificado se puede adjuntar.',
      'Antes de que venza una póliza se avisa a sus propietarios y a quienes se ocupan de todas, en la campana y por correo.',
    ],
  },
  {
    id: 'tasks',
    title: 'Lo que le espera',
    routes: ['/dashboard', '/tasks'],
    text: [
      'Lo que espera por usted está en lo alto del panel y tras la campana, lo más urgente primero: de qué se trata, hasta cuándo y qué hacer.',
      'Desaparece cuando está hecho, lo haga quien lo haga. Lo que se puede deshacer ofrece Deshacer durante un momento.',
    ],
  },
  {
    id: 'notifications',
    title: 'Elegir qué le llega',
    routes: ['/notifications'],
    text: [
      'La campana cuenta lo que no ha leído. Los ajustes de notificaciones dicen de cada tipo si está en la lista, si aparece en sus dispositivos y si llega por correo: al momento, en una carta diaria o en una semanal.',
      'No molestar y las horas de silencio lo callan todo hasta que lo quiera de nuevo; lo urgente pasa y no se pierde nada.',
    ],
  },
  {
    id: 'search',
    title: 'Encontrar algo, o decir qué hacer',
    text: [
      'Pulse Ctrl o ⌘ con K, la tecla / o el campo de la barra. Encuentra personas, propiedades, reservas, páginas, ajustes y ayuda, también con una errata.',
      'Diga qué quiere reservar, qué día y a qué hora, y el formulario se abre relleno.',
    ],
  },
  {
    id: 'keys',
    title: 'Usar el teclado',
    routes: ['/help-support/shortcuts'],
    text: [
      'Ayuda y soporte, y luego «Todos los atajos», muestra lo que hacen las teclas, tal como se leen en un teclado de Windows, Linux o Mac. La búsqueda de la ayuda también los encuentra.',
      'La tecla ? abre la ayuda de la página con todos los atajos. Los de una sola tecla se pueden desactivar en su página, por ejemplo si dicta.',
    ],
  },
  {
    id: 'phone',
    title: 'En un teléfono',
    text: [
      'Su navegador puede poner la comunidad en la pantalla de inicio; entonces se abre como una aplicación.',
      'La ayuda está tras su imagen, arriba a la derecha.',
    ],
  },
  {
    id: 'community',
    title: 'Nombre, reloj e idioma de la comunidad',
    routes: ['/administration/community'],
    text: [
      'Administración y luego Comunidad. Las reservas conservan su momento cuando cambia la zona horaria y se muestran con el nuevo reloj.',
      'El idioma es el de quienes no han elegido ninguno: sus páginas, correos y avisos. La moneda se queda en cuanto se anota un importe.',
    ],
  },
];
