import type {
  AssetCategory,
  AssetStatus,
  ServiceKind,
  ServiceState,
  WarrantyState,
} from '@courtyard/contract/properties/asset';

// In the order in which they are offered.
export const categories = [
  'roofing',
  'exterior',
  'structure',
  'paving',
  'plumbing',
  'electrical',
  'mechanical',
  'elevator',
  'life-safety',
  'access',
  'pool',
  'fitness',
  'interior',
  'grounds',
  'other',
] as const satisfies readonly AssetCategory[];

export const statuses = ['in-service', 'out-of-service', 'retired'] as const satisfies readonly AssetStatus[];

export const warrantyStates = [
  'expiring',
  'valid',
  'expired',
  'none',
] as const satisfies readonly WarrantyState[];

export const serviceStates = [
  'overdue',
  'due',
  'scheduled',
  'none',
] as const satisfies readonly ServiceState[];

export const serviceKinds = ['maintenance', 'inspection', 'repair'] as const satisfies readonly ServiceKind[];
