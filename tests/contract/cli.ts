export { checkContract } from './check';
export { isFailure, toJunit, toTable } from './report';
