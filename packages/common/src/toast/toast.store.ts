import { create } from 'zustand';

export type ToastKind = 'info' | 'success' | 'error';

export interface ToastAction {
  label: string;
  /** Gives whether it is settled; where not, the toast stays for another try. Does not throw. */
  run: () => Promise<boolean>;
}

export interface Toast {
  id: number;
  title: string;
  kind: ToastKind;
  /** What can be done about it: Undo. */
  action?: ToastAction | undefined;
}

/** How long a toast stays, in milliseconds, while it's neither hovered nor focused. The Toaster keeps the time. */
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
export function toast(message: { title: string; kind?: ToastKind; action?: ToastAction }): number {
  const id = ++lastId;
  const next: Toast = { id, title: message.title, kind: message.kind ?? 'info', action: message.action };
  useToasts.setState((state) => ({ toasts: [next, ...state.toasts] }));
  return id;
}
