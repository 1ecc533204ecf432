import { create } from 'zustand';

export interface MenuState {
  /** Ids of the entries that lead to where the person is. */
  openedItem: string[];
  openedComponent: string;
  openedHorizontalItem: string | null;
  isDashboardDrawerOpened: boolean;
  isComponentDrawerOpened: boolean;
  openItem(ids: string[]): void;
  openComponent(id: string): void;
  openHorizontalItem(id: string | null): void;
  setDashboardDrawer(opened: boolean): void;
  toggleDashboardDrawer(): void;
  setComponentDrawer(opened: boolean): void;
}

/** State of the menus and drawers, kept while the tab lives. */
export const useMenu = create<MenuState>()((set) => ({
  openedItem: ['dashboard'],
  openedComponent: 'buttons',
  openedHorizontalItem: null,
  isDashboardDrawerOpened: false,
  isComponentDrawerOpened: true,
  openItem: (openedItem) => set({ openedItem }),
  openComponent: (openedComponent) => set({ openedComponent }),
  openHorizontalItem: (openedHorizontalItem) => set({ openedHorizontalItem }),
  setDashboardDrawer: (isDashboardDrawerOpened) => set({ isDashboardDrawerOpened }),
  toggleDashboardDrawer: () => set((state) => ({ isDashboardDrawerOpened: !state.isDashboardDrawerOpened })),
  setComponentDrawer: (isComponentDrawerOpened) => set({ isComponentDrawerOpened }),
}));
