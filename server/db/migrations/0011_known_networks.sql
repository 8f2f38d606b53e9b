-- Where the right password of an account has come from, as keyed digests: a copy of this table names no address.
create table known_networks (
  user_id uuid not null references users on delete cascade,
  network bytea not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, network)
);
