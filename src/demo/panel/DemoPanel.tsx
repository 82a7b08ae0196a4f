import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { panel as texts } from '../text/panel';
import { IconButton } from '../../views/ui/IconButton';
import { SegmentedField } from '../../views/ui/SegmentedField';
import { UiProvider } from '../../views/ui/UiProvider';
import { LessonSection } from '../editor/LessonSection';
import { useDemoState } from '../useDemo';
import { CallsSection } from './CallsSection';
import { FaultsSection } from './FaultsSection';
import { HistorySection } from './HistorySection';
import { ScenarioSection } from './ScenarioSection';
import { TimeSection } from './TimeSection';
import './DemoPanel.css';

const SECTIONS = {
  faults: FaultsSection,
  time: TimeSection,
  history: HistorySection,
  calls: CallsSection,
  scenario: ScenarioSection,
  lesson: LessonSection,
};
type Section = keyof typeof SECTIONS;

const OPTIONS = (Object.keys(SECTIONS) as Section[]).map((value) => ({ value, label: texts[value] }));

/** The trainers' panel beside the page, which stays usable; Escape closes the panel. */
export function DemoPanel({ onClose }: { onClose: () => void }) {
  const { recording, aside } = useDemoState();
  const isMaking = recording !== null || aside !== null;
  const [section, setSection] = useState<Section>(isMaking ? 'lesson' : 'faults');
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const Shown = SECTIONS[section];
  useEffect(() => heading.current?.focus(), []);

  function closeByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  }

  return createPortal(
    <UiProvider>
      <section role="dialog" aria-labelledby={id} className="demo-panel" onKeyDown={closeByKey}>
        <div className="demo-panel-head">
          <h2 ref={heading} id={id} tabIndex={-1}>
            {texts.title}
          </h2>
          <IconButton icon="close" label={texts.close} onClick={onClose} />
        </div>
        <div className="demo-panel-sections">
          <SegmentedField
            label={texts.sections}
            hideLabel
            small
            wrap
            value={section}
            options={OPTIONS}
            onChange={setSection}
          />
        </div>
        <div className="demo-panel-body">
          <Shown />
        </div>
      </section>
    </UiProvider>,
    document.body,
  );
}
