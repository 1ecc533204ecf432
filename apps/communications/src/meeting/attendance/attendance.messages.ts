import { defineMessages } from '@courtyard/common';
import { attendanceWords } from '@courtyard/contract/communications/meeting/attendance/attendance.words';
import en from './attendance.en.json';
import es from './attendance.es.json';

export const attendanceMessages = defineMessages({ en, es }, attendanceWords);
