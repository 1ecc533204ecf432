/** What a packet is put together from. */
export const packetPartKinds = ['saved-report', 'report', 'minutes', 'document'] as const;

export type PacketPartKind = (typeof packetPartKinds)[number];

/** Parts that a section other than this one has. */
export const packetSourceKinds = ['minutes', 'document'] as const;

export type PacketSourceKind = (typeof packetSourceKinds)[number];

export const packetStates = ['making', 'ready', 'failed'] as const;

/** They fit on one page of contents. */
export const maxPacketParts = 25;

/** Pages of a packet, cover and contents among them. */
export const maxPacketPages = 2000;

/** Documents or minutes that are offered at once. */
export const maxPacketChoices = 50;
