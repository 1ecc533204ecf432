import { recognitionRoutes } from '@courtyard/contract/bookkeeping/period/recognition/recognition';
import { implement, type Module } from '../../../../platform/http/implement';
import { listRecognitionPolicies, setRecognitionPolicy } from './recognition-policy.service';
import { readRecognition, recognizeMonth } from './recognition.service';

export const recognitionModule: Module = () => [
  implement(recognitionRoutes.listRecognitionPolicies, listRecognitionPolicies),
  implement(recognitionRoutes.setRecognitionPolicy, async (call) => ({
    data: await setRecognitionPolicy(call, call.body),
  })),
  implement(recognitionRoutes.readRecognition, async (call) => ({
    data: await readRecognition(call, call.params.month),
  })),
  implement(recognitionRoutes.recognize, async (call) => ({
    data: await recognizeMonth(call, call.params.month),
  })),
];
