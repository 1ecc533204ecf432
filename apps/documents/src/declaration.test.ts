import { testDeclaration } from '@courtyard/common/testing';
import { documentsPermissions } from '@courtyard/contract/documents/permissions';
import declared from '../section.json';
import { routes } from './routes';
import { slots } from './slots';

testDeclaration({ declared, routes, slots, permissions: documentsPermissions });
