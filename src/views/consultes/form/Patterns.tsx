import type { KeyboardEvent } from 'react';
import { useCatalog, useRequest } from '../../../hooks/data';
import type { ConsultaPattern, Gone } from '../../../domain/pages/consultaPattern';
import { getNoticeText } from '../../../text/notices';
import { consultaForm, getGoneText, getPatternText } from '../../../text/consultes';
import { Card } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { Loading, Skeleton } from '../../ui/Skeleton';
import type { PatternsActor } from './usePattern';
import './Patterns.css';

type PatternsProps = {
  actor: PatternsActor;
  onPick: (pattern: ConsultaPattern) => void;
};

/** Arrows move between patterns, which are one Tab stop. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  const to = by && buttons[buttons.indexOf(event.target as HTMLButtonElement) + by];
  if (!to) return;
  event.preventDefault();
  to.focus();
}

/** 'Repeteix-ne una de recent': patterns of the person's last consultes. */
export function Patterns({ actor, onPick }: PatternsProps) {
  const request = useRequest(actor, 'patterns');
  const ambits = useCatalog('ambits');
  const tematiques = useCatalog('tematiques');
  const patterns = request?.data ?? [];
  const failed = [request, ambits, tematiques].find((one) => one?.isFailed);
  const isLoading = [request, ambits, tematiques].some((one) => !one || one.isIdle || one.isLoading);
  const isThere = patterns.length > 0 && ambits?.data && tematiques?.data;
  return (
    <Card title={consultaForm.patterns} className="card-side patterns">
      {isThere ? (
        <div
          role="toolbar"
          tabIndex={-1}
          aria-label={consultaForm.patterns}
          aria-orientation="vertical"
          onKeyDown={step}
        >
          {patterns.map((pattern, index) => {
            const { title, facts } = getPatternText(pattern, ambits.data, tematiques.data);
            return (
              <button
                key={JSON.stringify(pattern)}
                type="button"
                tabIndex={index === 0 ? 0 : -1}
                onClick={() => onPick(pattern)}
              >
                <b>{title}</b> <span>{facts}</span>
              </button>
            );
          })}
        </div>
      ) : isLoading ? (
        <Loading label={consultaForm.patternsLoading}>
          <Skeleton />
          <Skeleton width="medium" />
        </Loading>
      ) : (
        <p className="field-help">
          {failed?.message ? getNoticeText(failed.message).text : consultaForm.patternsEmpty}
        </p>
      )}
    </Card>
  );
}

export function PatternNews({ gone }: { gone: readonly Gone[] | null }) {
  return (
    <p className="patterns-news" role="status">
      {gone && gone.length > 0 && (
        <>
          <Icon name="warning" small />
          <span>{getGoneText(gone)}</span>
        </>
      )}
      {gone?.length === 0 && <span className="sr">{consultaForm.filled}</span>}
    </p>
  );
}
