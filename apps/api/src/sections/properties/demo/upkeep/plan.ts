import type { AssetCategory } from '@courtyard/contract/properties/asset/asset';
import type { ServiceKind } from '@courtyard/contract/properties/asset/service-record';

export interface DemoComponent {
  name: string;
  category: AssetCategory;
  area?: string;
  quantity: number;
  unit: string;
  /** Years since it was built in. */
  age: number;
  life: number;
  /** In dollars. */
  cost: number;
  /** What the last inspection found it to have left, in years. */
  remaining?: number;
}

export interface DemoAsset {
  name: string;
  category: AssetCategory;
  place: string;
  area?: string;
  component?: string;
  maker: string;
  model: string;
  /** Years since it was installed. */
  age: number;
  /** In dollars. */
  cost: number;
  /** How long the warranty is, in years. */
  warranty?: number;
  /** Days until the warranty ends, in place of its length. */
  warrantyEndsIn?: number;
  /** Months between services. */
  every?: number;
  /** Days since the last service. */
  servicedAgo?: number;
  by?: string;
  done?: readonly [ServiceKind, string];
  status?: 'out-of-service' | 'retired';
}

export const component = (
  name: string,
  category: AssetCategory,
  [quantity, unit]: readonly [number, string],
  rest: Omit<DemoComponent, 'name' | 'category' | 'quantity' | 'unit'>,
): DemoComponent => ({ name, category, quantity, unit, ...rest });

export const asset = (
  name: string,
  category: AssetCategory,
  place: string,
  rest: Omit<DemoAsset, 'name' | 'category' | 'place'>,
): DemoAsset => ({ name, category, place, ...rest });
