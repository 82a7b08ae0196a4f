// Where two modules ask at once for libraries of which one needs the other, both would wait for ever in a test's own
// context (vitest's vmThreads): this one is there before anybody asks.
import '@tanstack/react-form';
