import { create } from 'zustand';

export type ToastKind = 'info' | 'success' | 'error';

export interface Toast {
  id: number;
  title: string;
  kind: ToastKind;
}

/** How long a toast stays, in milliseconds, while nobody points at it. The Toaster keeps the time. */
export const toastDurationMs = 5_000;

interface ToastState {
  /** Newest first. */
  toasts: Toast[];
  dismiss(id: number): void;
}

let lastId = 0;

export const useToasts = create<ToastState>()((set) => ({
  toasts: [],
  dismiss: (id) => set((state) => ({ toasts: state.toasts.filter((shown) => shown.id !== id) })),
}));

/** Says something in passing. Gives the toast's id. */
export function toast(message: { title: string; kind?: ToastKind }): number {
  const id = ++lastId;
  const next = { id, title: message.title, kind: message.kind ?? 'info' };
  useToasts.setState((state) => ({ toasts: [next, ...state.toasts] }));
  return id;
}
