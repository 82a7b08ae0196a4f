import { useState, type SubmitEvent } from 'react';
import { Link } from '../ui/Link';
import type { NounList } from '../../domain/access/noun';
import { VIEW_NAME_LENGTH, type SavedView } from '../../domain/pages/savedViews';
import { fromSearch, toSearch } from '../../domain/values/query';
import { lists } from '../../text/lists';
import { base } from '../ui/base';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { TextField } from '../ui/TextField';
import { useKeepFocus } from '../ui/useKeepFocus';
import { useSearchedText, type ListState } from './useList';
import './ViewsPanel.css';

type ViewsPanelProps = {
  noun: Exclude<NounList, 'cites'>;
  list: ListState;
  views: readonly SavedView[];
  search: string;
  isNarrowed: boolean;
  onSave: (view: SavedView) => void;
  onRemove: (name: string) => void;
  onDone: () => void;
};

export function ViewsPanel(props: ViewsPanelProps) {
  const { noun, list, views, search, isNarrowed, onSave, onRemove, onDone } = props;
  const text = useSearchedText(list);
  const [name, setName] = useState('');
  const [announced, announce] = useState('');
  const kept = useKeepFocus<HTMLDivElement>(views.length);

  function open(): void {
    // Searched words would hide some rows of the view.
    if (text !== '') list.search('');
    onDone();
  }
  function save(event: SubmitEvent): void {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') return;
    onSave({ name: wanted, search });
    setName('');
    announce(lists.viewSaved(wanted));
  }
  async function copy(): Promise<void> {
    try {
      // Absent over plain http.
      await navigator.clipboard.writeText(new URL(`${base}/${noun}${search}`, location.href).href);
      announce(lists.linkCopied);
    } catch {
      announce(lists.linkNotCopied);
    }
  }

  return (
    <div className="filter-panel views" {...kept}>
      {views.length > 0 && (
        <ul aria-label={lists.views}>
          {views.map((view) => (
            <li key={view.name}>
              <Link
                href={`/${noun}${toSearch(fromSearch(view.search))}`}
                aria-current={view.search === search ? 'true' : undefined}
                onClick={open}
              >
                {view.name}
              </Link>
              <IconButton
                icon="trash"
                label={lists.removeView(view.name)}
                onClick={() => {
                  onRemove(view.name);
                  announce(lists.viewRemoved(view.name));
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {isNarrowed ? (
        <form onSubmit={save}>
          <TextField
            id="view-name"
            label={lists.viewName}
            help={lists.viewHelp}
            autoComplete="off"
            value={name}
            onChange={(text) => setName(text.slice(0, VIEW_NAME_LENGTH))}
          />
          <Button small type="submit">
            {lists.saveView}
          </Button>
        </form>
      ) : (
        views.length === 0 && <p>{lists.noViews}</p>
      )}
      <Button small onClick={() => void copy()}>
        {lists.copyLink}
      </Button>
      {text.trim() !== '' && <p>{lists.searchNotKept}</p>}
      <p role="status">{announced}</p>
    </div>
  );
}
