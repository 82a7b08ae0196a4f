import type { ActorRefFrom } from 'xstate';
import type { homeMachine } from '../../machines/home';

export type HomeActor = ActorRefFrom<typeof homeMachine>;
