import { ok } from '../answers';
import type { Handler } from '../handler';

export const getDataRules: Handler = ({ state }) => ok({ data: state.dataRules });
