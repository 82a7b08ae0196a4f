import type { ActorRefFrom } from 'xstate';
import type { homeMachine } from '../../machines/screens/home';

export type HomeActor = ActorRefFrom<typeof homeMachine>;
